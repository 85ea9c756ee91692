/// A shell, and the script with which it asks `lunch complete` what to propose.
///
/// The script calls the `lunch` that was typed, so that it also works where that is not in `PATH`.
enum CompletionScript: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// Works with the bash 3.2 of macOS as well, which has no `mapfile` and no `compopt`.
    private static let bashText = #"""
        # Completion of lunch for bash. Add to ~/.bashrc:  source <(lunch completion bash)
        _lunch() {
            local word
            COMPREPLY=()
            while IFS= read -r word; do
                [ -n "$word" ] && COMPREPLY+=("$word")
            done < <("${COMP_WORDS[0]}" complete bash -- "${COMP_LINE:0:$COMP_POINT}" "$2" 2>/dev/null)
            # After a folder or "@" the word continues.
            if [ "${#COMPREPLY[@]}" = 1 ]; then
                case "${COMPREPLY[0]}" in
                    */ | @) compopt -o nospace 2>/dev/null ;;
                esac
            fi
        }
        complete -F _lunch lunch
        """#

    private static let zshText = #"""
        #compdef lunch
        # Completion of lunch for zsh. Add to ~/.zshrc, after compinit:  source <(lunch completion zsh)
        _lunch() {
            local line word typed home
            local -a words_only descriptions open_words
            # The word up to the cursor as zsh hands it on; for that, a quote that is open is closed.
            typed=${(Q):-$QIPREFIX$PREFIX${compstate[quote][-1]}}
            if [[ -z $QIPREFIX ]] && compset -P '\~/'; then
                home=$HOME/
                typed=$home${typed#\~/}
            fi
            while IFS= read -r line; do
                [[ -n $line ]] || continue
                word=${${line%%$'\t'*}#"$home"}
                if [[ $word == */ || $word == @ ]]; then
                    open_words+=("$word")
                else
                    words_only+=("$word")
                    if [[ $line == *$'\t'* ]]; then
                        descriptions+=("$word  -- ${line#*$'\t'}")
                    else
                        descriptions+=("$word")
                    fi
                fi
            done < <("${(Q)words[1]}" complete zsh -- "${(Q@)words[1,CURRENT-1]}" "$typed" 2>/dev/null)
            (( ${#open_words} )) && compadd -S '' -a open_words
            (( ${#words_only} )) && compadd -l -d descriptions -a words_only
        }
        if [[ $funcstack[1] == _lunch ]]; then
            _lunch "$@"
        elif (( $+functions[compdef] )); then
            compdef _lunch lunch
        fi
        """#

    private static let fishText = #"""
        # Completion of lunch for fish. Write it to ~/.config/fish/completions/lunch.fish
        function __lunch_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            # The word as fish hands it on; a quote may be open in it.
            set -l typed (string unescape -- $current)
            or return
            set -l home
            if string match -q '~/*' -- $current
                set home "$HOME/"
                set typed $home(string sub -s 3 -- $typed)
            end
            for line in ($words[1] complete fish -- $words $typed 2>/dev/null)
                # fish would leave a "~" at the begin of a word to stand for a folder.
                if test -z "$home"
                    string match -q '~*' -- $line
                    and continue
                else
                    set line '~/'(string sub -s (math (string length -- $home) + 1) -- $line)
                end
                printf '%s\n' $line
            end
        end
        complete -c lunch -f -a '(__lunch_complete)'
        """#
}

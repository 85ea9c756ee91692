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
            done < <("${COMP_WORDS[0]}" complete bash -- "${COMP_LINE:0:$COMP_POINT}" 2>/dev/null)
            # Behind a folder or "@" the word goes on.
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
        # Completion of lunch for zsh. Add to ~/.zshrc, behind compinit:  source <(lunch completion zsh)
        _lunch() {
            local line word
            local -a words_only descriptions open_words
            while IFS= read -r line; do
                [[ -n $line ]] || continue
                word=${line%%$'\t'*}
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
            done < <("${(Q)words[1]}" complete zsh -- "${(Q@)words[1,CURRENT]}" 2>/dev/null)
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
            $words[1] complete fish -- $words $current 2>/dev/null
        end
        complete -c lunch -f -a '(__lunch_complete)'
        """#
}

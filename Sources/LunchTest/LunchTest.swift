@_exported public import LunchDriver
@_exported public import LunchElements
@_exported public import LunchInput
@_exported public import LunchReport
@_exported public import LunchTerminal
@_exported public import LunchWire

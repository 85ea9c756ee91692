@_exported public import LunchWire

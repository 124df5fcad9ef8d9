"""The bots' compiled core: features, values, planning and search over engine states."""

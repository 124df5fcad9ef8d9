"""The HTTP side: application, API, page, middleware."""

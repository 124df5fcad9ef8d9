"""How Hypothesis tries examples on a machine that may be busy: speed is not what it tests."""

from hypothesis import HealthCheck, settings

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

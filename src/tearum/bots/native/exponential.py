"""The exponential function, with equal results on every platform and build."""


def exp(x: float) -> float:
    """e to the power of x; x is cut off at -30 and 30."""
    if x < -30.0:
        return 0.0
    if x > 30.0:
        x = 30.0
    x /= 1024.0
    y = 1.0 + x * (1.0 + x * (0.5 + x * (0.16666666666666666 + x * 0.041666666666666664)))
    for _ in range(10):
        y *= y
    return y

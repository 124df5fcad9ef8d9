"""What bots plan with: weights, the forecast's numbers, calibration, preferences, turn memory."""

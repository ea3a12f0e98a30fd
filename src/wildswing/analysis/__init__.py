"""What follows from a view by playing on: forecasts for people. Nothing here looks past what the viewer may know."""

"""What people see and touch, in a real browser against a real server."""

"""The HTTP API and the WebSocket, as docs/protocol.md tells them."""

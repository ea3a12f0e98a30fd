"""The socket as uvicorn runs it, with a word of farewell when the server stops."""

from __future__ import annotations

from typing import Final

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wildswing.server.problems import encode
from wildswing.server.wire.messages import Closing

NO_TEXT: Final = 1007  # the close code for text that is no UTF-8
log = structlog.get_logger("wildswing.socket")
FAREWELL: Final = encode(Closing("shutdown", "The server stops for a moment; come again at once."))


class FarewellProtocol(WebSocketsSansIOProtocol):
    """Says that the server stops before it hangs up, in whichever process the socket is.

    uvicorn hangs up on all sockets before the application hears of its end, so this cannot be done there. Text that is
    no UTF-8 it logs as an error of the server's own, with all its bytes; here it is a client's mistake.
    """

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, or hang up if it says that it is text and is none."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                log.info("no text")
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """Say it, then hang up."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(FAREWELL)
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()

import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Lets a server that closes end the connections of its last requests as soon as they are answered. Node ends those that
 * are idle when `close` is called; one that is in use then stays open until the client or the keep-alive timeout ends it.
 */
export function closeAfterResponse(server: Server) {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
}

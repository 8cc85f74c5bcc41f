import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ERROR_CODES, ERROR_STATUSES } from '../errors.ts';

export type BodyRate = {
  /** Minimum average rate after the grace period. */
  bytesPerSecond: number;
  graceMs: number;
};

/** Below the rate of the slowest mobile networks. A form is received within the grace period. */
const BODY_RATE: BodyRate = { bytesPerSecond: 2_000, graceMs: 10_000 };
const CHECK_MS = 1_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse(request: IncomingMessage, response: ServerResponse) {
  if (response.headersSent) return void request.socket.destroy();
  const code = ERROR_CODES.REQUEST_TIMEOUT;
  const status = ERROR_STATUSES.REQUEST_TIMEOUT;
  response
    .writeHead(status, { connection: 'close', 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ name: 'REQUEST_TIMEOUT', code }), () => request.socket.destroy());
}

/** Rejects requests whose body arrives more slowly than any network would send it, because each holds a connection. */
export function rejectSlowBodies(server: Server, { bytesPerSecond, graceMs } = BODY_RATE) {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const began = Date.now();
    const before = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      const seconds = (Date.now() - began - graceMs) / 1_000;
      if (seconds > 0 && socket.bytesRead - before < seconds * bytesPerSecond) {
        clearInterval(timer);
        refuse(request, response);
      }
    }, CHECK_MS).unref();
    request.once('close', () => clearInterval(timer));
  });
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_CODES, ERROR_STATUSES, type ErrorName } from '../errors.ts';

/** Errors by the code of Node's HTTP parser; every other code is a malformed request. */
const NAMES: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Responds to a request that could not be parsed, and closes its connection. */
export function sendClientError(error: { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const name = NAMES[error.code ?? ''] ?? 'MALFORMED_REQUEST';
  const code = ERROR_CODES[name];
  const status = ERROR_STATUSES[name];
  const body = JSON.stringify({ name, code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

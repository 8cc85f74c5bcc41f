import { connect } from 'node:net';

export type Received = { status: number; head: string; body: string; ms: number };

/** Returns true if the response is complete; one without a length ends with its connection. */
function isWhole(text: string): boolean {
  const split = text.indexOf('\r\n\r\n');
  if (split < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, split))?.[1];
  return length !== undefined && text.length >= split + 4 + Number(length);
}

/** Sends bytes over a new connection and returns the response; null if the connection is closed without one. */
export const sendBytes = (port: number, bytes: Buffer, mostMs: number) =>
  new Promise<Received | null>((resolve, reject) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      if (status === 0) return resolve(null);
      const split = text.indexOf('\r\n\r\n');
      resolve({
        status,
        head: text.slice(0, split),
        body: text.slice(split + 4, split + 1_000),
        ms: performance.now() - began,
      });
    };
    // After a truncated request the server waits for the rest.
    const timer = setTimeout(end, mostMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) end();
    });
    socket.once('end', end);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return end();
      clearTimeout(timer);
      reject(error);
    });
  });

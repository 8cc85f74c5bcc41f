import { connect } from 'node:net';

export type Received = { status: number; head: string; body: string; ms: number };

/** Tells whether an answer is there to its end; one without a length ends with its connection. */
function isWhole(text: string): boolean {
  const split = text.indexOf('\r\n\r\n');
  if (split < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, split))?.[1];
  return length !== undefined && text.length >= split + 4 + Number(length);
}

/** Sends bytes over a connection of their own and reads what comes back; null where it is closed without an answer. */
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
    // A broken request may be one that the other side waits for the rest of.
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

import { connect } from 'node:net';
import { readResponses } from './read-response.ts';

export type LoadFigures = {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

const CONNECTIONS = 10;

/** What browsers say that they can decode: Chrome and Firefox, and Safari. */
export const ENCODINGS = { zstd: 'gzip, deflate, br, zstd', brotli: 'gzip, deflate, br' };
export type Encoding = keyof typeof ENCODINGS;

/** Sends requests over one connection, each as soon as the last response is complete. */
function sendRequests(
  { hostname, port, host }: URL,
  encoding: Encoding,
  next: () => string,
  until: number,
  times: number[],
) {
  const headers = [
    `host: ${host}`,
    'accept: text/html',
    `accept-encoding: ${ENCODINGS[encoding]}`,
    'accept-language: fr',
    'connection: keep-alive',
  ].join('\r\n');
  return new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;

    const send = () => {
      sent = performance.now();
      socket.write(`GET ${next()} HTTP/1.1\r\n${headers}\r\n\r\n`);
    };
    const read = readResponses(() => {
      times.push(performance.now() - sent);
      if (performance.now() < until) send();
      else socket.end(resolve);
    });
    socket.setNoDelay(true).once('connect', send).once('error', reject);
    socket.on('data', (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        socket.destroy();
        reject(error as Error);
      }
    });
  });
}

/**
 * Sends requests over ten connections as fast as they are answered, cycling through the URLs. It counts responses by
 * their lengths without parsing them: a fuller client would measure itself.
 */
export async function load(
  origin: string,
  addresses: readonly string[],
  seconds: number,
  encoding: Encoding = 'zstd',
): Promise<LoadFigures> {
  let turn = 0;
  const next = () => addresses[turn++ % addresses.length] ?? '/';
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendRequests(new URL(origin), encoding, next, until, times)),
  );
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 100) / 100;
  return {
    requests: times.length,
    requestsPerSecond: Math.round(times.length / seconds),
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}

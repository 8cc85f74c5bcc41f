import { connect } from 'node:net';

export type LoadFigures = {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

const CONNECTIONS = 10;
const HEADERS = [
  'accept: text/html',
  'accept-encoding: gzip, deflate, br, zstd',
  'accept-language: fr',
  'connection: keep-alive',
].join('\r\n');

/** Sends requests over one connection, each as soon as the last response is complete. */
function sendRequests(host: string, port: number, next: () => string, until: number, times: number[]) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, host);
    let missing = -1;
    let head: Buffer = Buffer.alloc(0);
    let sent = 0;

    const send = () => {
      sent = performance.now();
      socket.write(`GET ${next()} HTTP/1.1\r\nhost: ${host}:${port}\r\n${HEADERS}\r\n\r\n`);
    };
    const answered = () => {
      times.push(performance.now() - sent);
      missing = -1;
      head = Buffer.alloc(0);
      if (performance.now() < until) send();
      else socket.end(resolve);
    };
    socket.setNoDelay(true).once('connect', send).once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined)
          return void reject(new Error(`Not a page: ${text.split('\r\n')[0]}`));
        missing = Number(length) - (head.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing === 0) answered();
    });
  });
}

/**
 * Sends requests over ten connections as fast as they are answered, cycling through the URLs. It counts responses by
 * their length without parsing them: a fuller client would measure itself.
 */
export async function load(
  origin: string,
  addresses: readonly string[],
  seconds: number,
): Promise<LoadFigures> {
  const { hostname, port } = new URL(origin);
  let turn = 0;
  const next = () => addresses[turn++ % addresses.length] ?? '/';
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendRequests(hostname, Number(port), next, until, times)),
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

import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROBE_MS = 100;

/**
 * Starts a load balancer that sends each request to the next process whose `/readyz` answers 200, once: it never tries
 * again. `failures` holds what a visitor would have seen of a process that was stopped too early.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const failures: string[] = [];
  let requests = 0;

  const probe = async (port: number) => {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ ok: false }));
    if (ok) ready.add(port);
    else ready.delete(port);
  };
  const probes = setInterval(() => void Promise.all(ports.map(probe)), PROBE_MS);

  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const where = `${incoming.method} ${incoming.url}`;
    const choices = ports.filter((port) => ready.has(port));
    const port = choices[requests % choices.length];
    const fail = (reason: string) => {
      failures.push(`${where}: ${reason}`);
      if (outgoing.headersSent) return outgoing.destroy();
      outgoing.writeHead(502).end();
    };
    if (port === undefined) return void fail('no process is ready');
    const forwarded = send(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (response) => {
        // The connection to the visitor is the balancer's own: it ends where the visitor asks for it, as Varnish's probe does.
        const {
          statusCode = 0,
          headers: { connection: _, 'keep-alive': __, ...headers },
        } = response;
        // A probe is told that its process is stopping.
        if (statusCode >= 500 && incoming.url !== '/readyz') failures.push(`${where}: ${statusCode}`);
        outgoing.writeHead(statusCode, headers);
        response.on('error', (error) => fail(error.message)).pipe(outgoing);
      },
    ).on('error', (error) => fail(error.message));
    incoming.pipe(forwarded);
  });
  await Promise.all(ports.map(probe));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    requests: () => requests,
    stop: () => {
      clearInterval(probes);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: string };
export type TestRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a raw request: `fetch` would add headers and normalise the path. */
export const sendRequest = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: TestRequest = {},
) =>
  new Promise<TestResponse>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        text(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
          reject,
        );
      },
    )
      .once('error', reject)
      .end(body);
  });

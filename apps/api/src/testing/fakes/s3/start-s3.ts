import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { bodyFault, type Bucket, createBucket, fault, type S3Response } from './objects.ts';
import { type S3Credentials, signatureFault } from './signature.ts';

const STATUS = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  AuthorizationHeaderMalformed: 400,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
} as const;

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  );

type Options = { bucket?: string; credentials?: S3Credentials; now?: () => number };

const ACCOUNT: S3Credentials = {
  accessKeyId: 'AKIDPATINE',
  secretAccessKey: 'secret-of-tests',
  region: 'eu-west-3',
};

/** Starts an S3 server with one bucket, which verifies each request by itself and keeps its objects in memory. */
export async function startS3({
  bucket: name = 'patine-pictures',
  credentials = ACCOUNT,
  now = Date.now,
}: Options = {}) {
  const bucket: Bucket = createBucket();
  const requests: string[] = [];
  let isHanging = false;

  const respond = async (request: IncomingMessage): Promise<S3Response> => {
    const [method, target] = [request.method ?? 'GET', request.url ?? '/'];
    const [headers, bytes] = [headersOf(request), await buffer(request)];
    const url = new URL(target, 'http://s3');
    const [, found = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    requests.push(`${method} ${key || url.search}`);
    const unsigned = signatureFault({ method, target, headers }, credentials, now());
    if (unsigned) return fault(STATUS[unsigned], unsigned);
    const wrong = bodyFault(headers, bytes);
    if (wrong) return wrong;
    if (found !== name) return fault(404, 'NoSuchBucket');
    return key === ''
      ? bucket.ofBucket(name, method, url.searchParams, headers, bytes)
      : bucket.ofObject(method, key, headers, bytes);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (isHanging) return;
    const { status, headers = {}, body } = await respond(request);
    response.writeHead(status, headers).end(body);
  };

  let server: Server;
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server = createServer((request, response) => void handle(request, response)).once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const port = await listen(0);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    bucket,
    /** Method and key of each request, in order. */
    requests,
    settings: {
      S3_BUCKET: name,
      S3_REGION: credentials.region,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    /** Closes the port; objects stay. */
    stop,
    start: async () => void (await listen(port)),
    /** Accepts connections from now on and replies to nothing. */
    hang: () => void (isHanging = true),
    resume: () => {
      isHanging = false;
      server.closeAllConnections();
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3>>;

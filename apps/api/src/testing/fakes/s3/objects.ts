import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type StoredObject = { bytes: Buffer; type: string; cacheControl: string };
export type Headers = Readonly<Record<string, string>>;
export type S3Response = { status: number; headers?: Record<string, string>; body?: string | Buffer };

const PAGE = 1_000;

export const fault = (status: number, code: string): S3Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const xml = (body: string): S3Response => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const crcOf = (bytes: Buffer) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(crc32(bytes));
  return four.toString('base64');
};

/** The body is what its headers say; null if so. Checksums that this fake cannot compute are not supported. */
export function bodyFault(headers: Headers, bytes: Buffer): S3Response | null {
  const sha = headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  if (sha.startsWith('STREAMING-')) return fault(501, 'NotImplemented');
  if (sha !== 'UNSIGNED-PAYLOAD' && createHash('sha256').update(bytes).digest('hex') !== sha)
    return fault(400, 'XAmzContentSHA256Mismatch');
  const crc = headers['x-amz-checksum-crc32'];
  if (crc !== undefined && crc !== crcOf(bytes)) return fault(400, 'BadDigest');
  const md5 = headers['content-md5'];
  if (md5 !== undefined && createHash('md5').update(bytes).digest('base64') !== md5)
    return fault(400, 'BadDigest');
  return null;
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** One bucket, which keeps its objects and its lifecycle rules. */
export function createBucket() {
  const objects = new Map<string, StoredObject>();
  let lifecycle: string | null = null;

  const list = (name: string, query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, Number(query.get('max-keys') ?? PAGE));
    const isTruncated = page.length < keys.length;
    const next = isTruncated
      ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    return xml(
      `<ListBucketResult><Name>${name}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  };

  const ofLifecycle = (method: string, headers: Headers, bytes: Buffer) => {
    if (method === 'GET')
      return lifecycle === null ? fault(404, 'NoSuchLifecycleConfiguration') : xml(lifecycle);
    if (method !== 'PUT') return fault(405, 'MethodNotAllowed');
    // S3 takes rules only with a checksum.
    if (headers['x-amz-checksum-crc32'] === undefined && headers['content-md5'] === undefined)
      return fault(400, 'InvalidRequest');
    const text = bytes.toString();
    if (!/<LifecycleConfiguration[ >][\s\S]*<Rule>/.test(text)) return fault(400, 'MalformedXML');
    lifecycle = text.replace(/^<\?xml[^>]*\?>/, '');
    return { status: 200 };
  };

  return {
    objects,
    lifecycle: () => lifecycle,
    setLifecycle: (text: string) => void (lifecycle = text),

    ofBucket(
      name: string,
      method: string,
      query: URLSearchParams,
      headers: Headers,
      bytes: Buffer,
    ): S3Response {
      if (query.has('lifecycle')) return ofLifecycle(method, headers, bytes);
      return method === 'GET' && query.get('list-type') === '2'
        ? list(name, query)
        : fault(501, 'NotImplemented');
    },

    ofObject(method: string, key: string, headers: Headers, bytes: Buffer): S3Response {
      const found = objects.get(key);
      if (method === 'PUT') {
        objects.set(key, {
          bytes,
          type: headers['content-type'] ?? 'binary/octet-stream',
          cacheControl: headers['cache-control'] ?? '',
        });
        return { status: 200, headers: { etag: etagOf(bytes) } };
      }
      if (method === 'DELETE') {
        objects.delete(key);
        return { status: 204 };
      }
      if (method !== 'GET' && method !== 'HEAD') return fault(405, 'MethodNotAllowed');
      if (!found) return method === 'HEAD' ? { status: 404 } : fault(404, 'NoSuchKey');
      return {
        status: 200,
        headers: {
          'content-type': found.type,
          'content-length': String(found.bytes.length),
          etag: etagOf(found.bytes),
          'x-amz-checksum-crc32': crcOf(found.bytes),
          ...(found.cacheControl ? { 'cache-control': found.cacheControl } : {}),
        },
        ...(method === 'GET' ? { body: found.bytes } : {}),
      };
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export type StoredPage = {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** Made while something around it could not be had: better an older page, if there is one. */
  incomplete?: true;
  etag: string;
  /** Bytes it takes in memory, its compressed forms guessed. */
  size: number;
  /** The body in one encoding, made when first asked for and once. */
  body: (encoding: Encoding) => Buffer | Promise<Buffer>;
};

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    toBrotli(body, {
      params: {
        // Four costs three fifths of five for an eighth more bytes: a page lives for seconds.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => toGzip(body, { level: 6 }),
};

/** What a page takes besides its body: its key, its etag and the cache's own bookkeeping. */
const OVERHEAD_BYTES = 1000;

export function storedPage(status: number, html: string, location?: string): StoredPage {
  const body = Buffer.from(html);
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]]);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    size: OVERHEAD_BYTES + Math.ceil(body.byteLength * 1.35),
    body(encoding) {
      const known = made.get(encoding);
      if (known || encoding === 'identity') return known ?? body;
      const encoded = encoders[encoding](body).then((bytes) => {
        made.set(encoding, bytes);
        return bytes;
      });
      made.set(encoding, encoded);
      return encoded;
    },
  };
}

/** The encoding to answer with; a refusal (`br;q=0`) is honoured. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const accepts = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?![^\\s,;])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

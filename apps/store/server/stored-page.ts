import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip, zstdCompress } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);

/** What a page is sent in, the first that a browser takes: zstd costs a quarter of brotli for as few bytes. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

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

/** A compressed page in one piece: pieces of the usual 16 kB are each allocated and joined. */
const CHUNK_BYTES = 64 * 1024;
/** Two to this power: tables of the level's own size are made and cleared for each page, for 0.7 % fewer bytes. */
const ZSTD_TABLE_LOG = 14;

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  zstd: (body) =>
    toZstd(body, {
      chunkSize: CHUNK_BYTES,
      pledgedSrcSize: body.byteLength,
      params: {
        [constants.ZSTD_c_hashLog]: ZSTD_TABLE_LOG,
        [constants.ZSTD_c_chainLog]: ZSTD_TABLE_LOG,
      },
    }),
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

export function storedPage(status: number, text: string | Buffer, location?: string): StoredPage {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]]);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    // Tells a page from what it was a moment ago, which a checksum does at a tenth of a hash's price.
    etag: `W/"${body.byteLength.toString(36)}-${crc32(body).toString(36)}"`,
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

/** What browsers send has some thirty characters; a longer one is read up to here. */
const ACCEPT_ENCODING_MAX_LENGTH = 200;

/** Browsers send one of few headers, and anybody may send any. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding to answer with; a refusal (`br;q=0`) is honoured. */
export function acceptedEncoding(given: string | undefined): Encoding {
  if (!given) return 'identity';
  const header = given.slice(0, ACCEPT_ENCODING_MAX_LENGTH);
  const known = chosen.get(header);
  if (known) return known;
  const accepts = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?![^\\s,;])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header);
  const encoding = ENCODINGS.find(accepts) ?? 'identity';
  chosen.set(header, encoding);
  return encoding;
}

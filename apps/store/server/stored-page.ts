import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip, zstdCompress } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);

/** Encodings in order of preference: zstd costs a quarter of brotli's CPU time for the same size. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

export type StoredPage = {
  status: number;
  /** Location header of a redirect. */
  location?: string;
  /** Rendered without a secondary part: an older complete page is preferred. */
  incomplete?: true;
  /** Surrogate keys of what it shows; absent where that is not known. */
  keys?: readonly string[];
  etag: string;
  /** Bytes in memory; its compressed sizes are estimated. */
  size: number;
  /** The body in one encoding, compressed on first use. */
  body: (encoding: Encoding) => Buffer | Promise<Buffer>;
};

/** Compresses a page in one chunk: the default chunks of 16 kB are allocated and joined one by one. */
const CHUNK_BYTES = 64 * 1024;
/** Log2 of the table size: the level's default tables are allocated for each page, and save only 0.7 %. */
const ZSTD_TABLE_LOG = 14;

/** Log2 of the smallest window that holds a whole page: with the default of 4 MB, memory takes most of the time. */
const windowBits = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

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
      chunkSize: CHUNK_BYTES,
      params: {
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
        // Level 4 takes three fifths of level 5's time for an eighth more bytes: a page lives for seconds.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => toGzip(body, { level: 6 }),
};

/** Bytes per page besides its body: its key, its ETag and the cache's bookkeeping. */
const OVERHEAD_BYTES = 1000;

export function storedPage(status: number, text: string | Buffer, location?: string): StoredPage {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]]);
  return {
    status,
    ...(location === undefined ? {} : { location }),
    // A checksum at a tenth of a hash's cost: it only has to distinguish versions of one page.
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

/** Browsers send about thirty characters; longer headers are truncated. */
const ACCEPT_ENCODING_MAX_LENGTH = 200;

/** Browsers send one of a few headers; the limit protects against arbitrary ones. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding of the response; refusals (`br;q=0`) are honoured. */
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

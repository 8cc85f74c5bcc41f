import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../../clock.ts';

/** Thrown if a document has `MOST_READERS` readers already. */
export class TooManyReadersError extends Error {
  override name = 'TooManyReadersError';
}

type Document = {
  handle: FileHandle;
  startedAt: number;
  state: 'growing' | 'whole' | 'broken';
  readers: number;
  /** Replaced by a newer document; the file is closed after its last reader. */
  retired: boolean;
};

export type Wanted = {
  /** Cache key, and start of the file name. */
  name: string;
  /** Milliseconds from the start of its writing during which a document is reused. */
  freshMs: number;
  write: () => AsyncIterable<string>;
};

const CHUNK = 64 * 1024;
/** Polling interval of a reader who is waiting for more bytes of a growing document. */
const GLANCE_MS = 40;
const MAX_READERS = 16;
/** gzip level: half the CPU time of the default for about 10 % more bytes. */
const LEVEL = 4;

/**
 * Caches long documents on disk, so that memory holds only one chunk per reader. Concurrent readers share one document
 * and read it while it is written. Each file is unlinked right after it is opened, so the operating system deletes it
 * when the process ends, even after a crash.
 */
export function documentCache({ folder, clock }: { folder: string; clock: Clock }) {
  const documents = new Map<string, Promise<Document>>();
  const stopping = new AbortController();

  const release = async (document: Document) => {
    if (document.retired && document.readers === 0 && document.state !== 'growing')
      await document.handle.close();
  };
  const retire = async (document: Document) => {
    document.retired = true;
    await release(document);
  };

  async function begin({ name, write }: Wanted): Promise<Document> {
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${name}.${randomUUID()}`);
    const handle = await open(file, 'wx+');
    await unlink(file);
    const document: Document = {
      handle,
      startedAt: clock.now().getTime(),
      state: 'growing',
      readers: 0,
      retired: false,
    };
    pipeline(
      // Buffers at most one page of text ahead of the compression.
      Readable.from(write(), { highWaterMark: 1 }),
      createGzip({ level: LEVEL }),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const bytes of chunks) await handle.appendFile(bytes);
      },
      { signal: stopping.signal },
    )
      .then(
        () => (document.state = 'whole'),
        () => (document.state = 'broken'),
      )
      .then(() => release(document));
    return document;
  }

  const isGood = ({ state, startedAt }: Document, freshMs: number) =>
    state === 'growing' || (state === 'whole' && clock.now().getTime() - startedAt <= freshMs);

  async function current(wanted: Wanted): Promise<Document> {
    const known = documents.get(wanted.name);
    const document = await known?.catch(() => null);
    if (document && isGood(document, wanted.freshMs)) return document;
    // Another call has replaced the document during the await above.
    if (documents.get(wanted.name) !== known) return current(wanted);
    const begun = begin(wanted);
    documents.set(wanted.name, begun);
    if (document) await retire(document);
    return begun;
  }

  async function* follow(document: Document): AsyncGenerator<Buffer> {
    let buffer = Buffer.allocUnsafe(CHUNK);
    for (let at = 0; ;) {
      const { state } = document;
      const { bytesRead } = await document.handle.read(buffer, 0, CHUNK, at);
      if (bytesRead > 0) {
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
        buffer = Buffer.allocUnsafe(CHUNK);
      } else if (state === 'whole') return;
      else if (state === 'broken') throw new Error('Writing the cached document failed');
      else await sleep(GLANCE_MS);
    }
  }

  /** The document's bytes, compressed with gzip. */
  async function read(wanted: Wanted): Promise<Readable> {
    const document = await current(wanted);
    if (document.retired) return read(wanted);
    if (document.readers >= MAX_READERS) throw new TooManyReadersError();
    document.readers += 1;
    const bytes = Readable.from(follow(document), { objectMode: false, highWaterMark: 1 });
    bytes.once('close', () => {
      document.readers -= 1;
      void release(document);
    });
    return bytes;
  }

  return {
    read,
    async close() {
      stopping.abort();
      for (const begun of documents.values()) await begun.then(retire, () => undefined);
      documents.clear();
    },
  };
}

export type DocumentCache = ReturnType<typeof documentCache>;

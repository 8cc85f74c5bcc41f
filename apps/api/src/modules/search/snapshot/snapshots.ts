import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { MINUTE_MS } from '@patine/core';
import { SnapshotError } from '@patine/search';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../context.ts';
import { readDictionaries as readSearchDictionaries } from '../dictionaries.ts';
import { namesOf, readDictionaries } from '../indexer.ts';
import type { LiveIndex } from '../live-index.ts';
import { databaseIdentity, productsOfOpenedDrops, productsSoldBetween } from '../repository.ts';
import { soldSince } from '../sold-products.ts';
import { contentOf, partsOf } from './saved-index.ts';
import { recordSchema } from './schema.ts';
import { readSnapshot, type SnapshotOrigin, UnusableSnapshotError, writeSnapshot } from './snapshot-file.ts';

const INTERVAL_MS = 15 * MINUTE_MS;
const CHECK_MS = MINUTE_MS;

/** What is needed of the app, with `app.outbox`. */
export type SnapshotHost = Pick<FastifyInstance, 'addHook'> & {
  outbox: {
    position: () => string | null;
    canResumeFrom: (position: string) => Promise<boolean>;
    resumeFrom: (position: string) => void;
    catchUp: () => Promise<number>;
  };
};

/**
 * Keeps the index of this process in a file: at intervals after changes, and at the end of the process. Several processes
 * may share the folder; each replaces the file as a whole. Null if none is to be kept.
 */
export function createSnapshots(
  app: SnapshotHost,
  { config, db, clock, log }: Pick<Services, 'config' | 'db' | 'clock' | 'log'>,
  index: LiveIndex,
) {
  if (config.SEARCH_SNAPSHOT === '0') return null;
  const folder = config.SEARCH_SNAPSHOT ?? path.join(config.DATA_DIR, 'search');
  const file = path.join(folder, 'index.snapshot');
  /** The version of the index that is in the file; null before this process has read or written one. */
  let saved: { version: number; at: number } | null = null;
  let saving: Promise<void> = Promise.resolve();

  const origin = async (): Promise<SnapshotOrigin> => ({
    schema: await recordSchema(await readSearchDictionaries({ db, clock })),
    database: await databaseIdentity(db),
  });

  const write = async () => {
    const { position, version } = { position: app.outbox.position(), version: index.version() };
    if (position === null || version === saved?.version) return;
    const began = performance.now();
    const savedAt = clock.now();
    const content = await index.capture();
    if (content === null) return;
    // The dictionary may have changed since the start.
    const header = { ...(await origin()), position, savedAt };
    await mkdir(folder, { recursive: true });
    const bytes = await writeSnapshot(file, header, partsOf(content));
    saved = { version, at: performance.now() };
    log.info({ file, bytes, seconds: (performance.now() - began) / 1_000 }, 'search index saved');
  };
  /** One at a time. A shop whose folder is full works on; its next start takes longer. */
  const save = () => {
    saving = saving.then(write).catch((error: unknown) => {
      log.error({ err: error, file }, 'the search index could not be saved');
    });
    return saving;
  };

  /** Whether another process has just written the file that they share. */
  const isFresh = async () => {
    const written = await stat(file).catch(() => null);
    return written !== null && Date.now() - written.mtimeMs < INTERVAL_MS / 2;
  };

  const saveWhenDue = async () => {
    if (saved !== null && performance.now() - saved.at < INTERVAL_MS) return;
    if (await isFresh()) return;
    await save();
  };
  const belongsTo = origin();
  // Awaited where it is used: a database that is away then fails there.
  belongsTo.catch(() => undefined);

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => void saveWhenDue(), CHECK_MS).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await save();
  });

  /** Writes what depends on the time alone and has no event while no process runs. */
  const writeWhatTimeChanged = async (since: Date) => {
    const now = clock.now();
    const opened = await productsOfOpenedDrops(db, { after: since, until: now });
    const gone = await productsSoldBetween(db, { after: soldSince(since), until: soldSince(now) });
    await index.indexer.products([...new Set([...opened, ...gone])]);
    await index.indexer.sales();
  };

  const load = async () => {
    const { header, parts } = await readSnapshot(file, await belongsTo);
    const content = contentOf(parts);
    if (!(await app.outbox.canResumeFrom(header.position)))
      throw new UnusableSnapshotError('too much has changed since');
    const names = new Set(namesOf(await readDictionaries(db)));
    if (!content.state.names.every((name) => names.has(name)))
      throw new UnusableSnapshotError('names of filter values have changed since');
    await index.restore(content);
    return header;
  };

  return {
    /** Answers from the file and follows what has changed since. False if there is none that can be used. */
    async restore(): Promise<boolean> {
      const began = performance.now();
      try {
        const { position, savedAt } = await load();
        saved = { version: index.version(), at: performance.now() };
        app.outbox.resumeFrom(position);
        await app.outbox.catchUp();
        await writeWhatTimeChanged(savedAt);
        const seconds = (performance.now() - began) / 1_000;
        log.info({ file, products: index.size(), savedAt, seconds }, 'search index restored');
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        if (!(error instanceof UnusableSnapshotError || error instanceof SnapshotError)) throw error;
        log.warn(
          { file, reason: error.message },
          'the saved search index is set aside, and a new one is built',
        );
        await rename(file, `${file}.set-aside`);
        return false;
      }
    },
    save,
  };
}

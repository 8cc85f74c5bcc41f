import type { DropDocument, DropPreview, DropRecords } from '@patine/contract/content/drops';
import { DROP_LOCALE, dropSchema } from '@patine/contract/content/drops';
import { type Locale, DROP_PRODUCTS_SHOWN } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Database } from '../../db/client.ts';
import { findPieces } from '../catalogue/index.ts';
import { checkDocument } from './check-document.ts';
import { tryDrop, unknownInDrop } from './drop-documents.ts';
import { readDropInfo } from './drops-repository.ts';
import { withFraming } from './pictures/framing.ts';
import { readOperator } from './fill-operator-placeholders.ts';

/** Carries the result out of the transaction, and rolls it back. */
class Previewed extends Error {
  readonly preview: DropPreview;

  constructor(preview: DropPreview) {
    super('The drop was previewed');
    this.name = 'Previewed';
    this.preview = preview;
  }
}

async function piecesShown(db: Database, slug: string): Promise<number[]> {
  const { pieces } = await findPieces(db, { words: [], references: [], drop: slug });
  return pieces.slice(0, DROP_PRODUCTS_SHOWN).map(({ reference }) => reference);
}

/** The first pieces of a drop as searches find them once it is open, and those of it among the chosen ones. */
export async function dropRecords(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  locale: Locale,
  chosen: readonly number[] = [],
): Promise<DropRecords> {
  const references = new Set([...(await piecesShown(db, slug)), ...chosen]);
  const records = await app.readProductRecords({ db, clock }, locale, [...references]);
  return records.filter(({ drops }) => drops.includes(slug));
}

/** Returns the page of a drop as it would be at a date with this document; nothing of it is stored. */
export async function previewDrop(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { slug, locale, body, at }: { slug: string; locale: Locale; body: unknown; at: Date },
): Promise<DropPreview> {
  const operator = (await readOperator(db, clock.now()))(DROP_LOCALE);
  const checked = checkDocument({ kind: 'drop', name: slug, locale: DROP_LOCALE, body }, operator);
  if (checked.shown === null) throw new ApiError('VALIDATION', { errors: checked.errors });
  const drop: DropDocument = dropSchema.parse(checked.shown);
  try {
    return await db.transaction(async (tx): Promise<DropPreview> => {
      const unknown = await unknownInDrop(tx, drop);
      if (unknown.length > 0) throw new ApiError('VALIDATION', { errors: unknown });
      await tryDrop(tx, slug, drop, clock.now());
      const info = await readDropInfo(tx, slug, locale, at);
      if (!info) throw new ApiError('NOT_FOUND');
      const pieces = await dropRecords(app, { db: tx, clock }, slug, locale);
      throw new Previewed({ drop: await withFraming(tx, info), pieces });
    });
  } catch (error) {
    if (error instanceof Previewed) return error.preview;
    throw error;
  }
}

import {
  type DropDocument,
  type DropPieceList,
  dropPiecesSchema,
  type DropSummary,
} from '@patine/contract/content/drops';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import { type Locale, money, productSlug, showsEnglish } from '@patine/core';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import {
  archiveStoredDrop,
  assignDrops,
  countSelected,
  findPieces,
  hasPicture,
  lockImports,
  type PieceRow,
  type PieceSearch,
  readDropHeads,
  readStoredDrop,
  type StoredDrop,
  touchDrop,
  unknownReferences,
  upsertDrop,
} from '../catalogue/index.ts';
import { enqueue, productsChanged } from '../outbox/index.ts';
import type { DocumentKey } from './check-document.ts';
import { newestHeads, readVersion, type VersionHead } from './content-repository.ts';
import { latestPublishedHeads } from './published-repository.ts';
import { stateOf } from './state-of.ts';
import { errorAt } from './validation-errors.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

const dateOf = (iso: string | undefined) => (iso === undefined ? null : new Date(iso));

/** A drop's columns, of the document that is published. */
export const dropValues = (drop: DropDocument) => ({
  nameFr: drop.nameFr,
  nameEn: drop.nameEn,
  descriptionFr: drop.descriptionFr,
  descriptionEn: drop.descriptionEn,
  shippingInfoFr: drop.shippingInfoFr || null,
  shippingInfoEn: drop.shippingInfoEn || null,
  additionalInformationFr: drop.additionalInformationFr || null,
  additionalInformationEn: drop.additionalInformationEn || null,
  pictureId: drop.image ?? null,
  preLaunchAt: dateOf(drop.preLaunchAt),
  launchAt: dateOf(drop.launchAt),
  endAt: dateOf(drop.endAt),
  isComingSoon: drop.isComingSoon,
  selection: drop.pieces,
  archivedAt: null,
});

/** Leaves out what a document need not say. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

/** A stored drop as the document that an editor would have written: the feed made it, or the demo. */
const documentOf = ({ selection, pictureId, preLaunchAt, launchAt, endAt, ...row }: StoredDrop) => {
  const { slug: _slug, archivedAt: _archivedAt, ...words } = row;
  return present({
    ...words,
    image: pictureId,
    preLaunchAt: preLaunchAt?.toISOString() ?? null,
    launchAt: launchAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    pieces: selection ?? { references: [] },
  });
};

/** Returns a drop that has no document yet as one; null when there is no such drop. */
export async function undocumentedDrop({ db }: Pick<Sources, 'db'>, slug: string): Promise<unknown> {
  const stored = await readStoredDrop(db, slug);
  return stored && documentOf(stored);
}

/** Returns what a drop names that the shop does not have. */
export async function unknownInDrop(db: Database, drop: DropDocument): Promise<ContentValidationError[]> {
  const { image, pieces } = drop;
  const unknown = await unknownReferences(db, pieces.references);
  return [
    ...(image !== undefined && !(await hasPicture(db, image))
      ? [errorAt(['image'], 'UNKNOWN_PICTURE', image)]
      : []),
    ...(unknown.length > 0 ? [errorAt(['pieces', 'references'], 'UNKNOWN_PIECE', unknown.join(', '))] : []),
  ];
}

/** Makes the document of a drop what shoppers see, in a transaction that is rolled back: imports are not waited for. */
export async function tryDrop(tx: Database, slug: string, drop: DropDocument, now: Date) {
  await upsertDrop(tx, slug, dropValues(drop));
  await assignDrops(tx, { slug }, now);
}

/** Indexes the products of a drop again, and those that left it. */
async function reindexDrop(tx: Database, slug: string, left: readonly number[], now: Date) {
  const references = [...new Set([...left, ...(await touchDrop(tx, slug, now))])];
  await productsChanged(tx, references, now);
  await enqueue(tx, 'catalogue.imported', {}, now);
}

/** Makes the published document of a drop what shoppers see. */
export async function applyDrop(tx: Database, slug: string, drop: DropDocument, now: Date) {
  // An import assigns drops too.
  await lockImports(tx);
  await upsertDrop(tx, slug, dropValues(drop));
  await reindexDrop(tx, slug, await assignDrops(tx, { slug }, now), now);
}

/** Takes a published drop out of the shop, or brings it back with null. */
export async function putDropAway(tx: Database, slug: string, archivedAt: Date | null, now: Date) {
  await archiveStoredDrop(tx, slug, archivedAt);
  await reindexDrop(tx, slug, [], now);
}

/** Counts the pieces that a draft would have; none where its selection is not valid yet. */
async function countPiecesOf(db: Database, draft: VersionHead): Promise<number> {
  const { body } = (await readVersion(db, draft, draft.version)) ?? {};
  const pieces = dropPiecesSchema.safeParse((body as { pieces?: unknown } | null | undefined)?.pieces);
  return pieces.success ? countSelected(db, pieces.data) : 0;
}

const latestFirst = (a: DropSummary, b: DropSummary) =>
  (b.launchAt ?? '9').localeCompare(a.launchAt ?? '9') || a.slug.localeCompare(b.slug);

/** Lists every drop: those of the feed, and those that editors wrote, published or not. */
export async function listDrops({ db, clock }: Sources): Promise<DropSummary[]> {
  const now = clock.now();
  const isDrop = ({ kind }: DocumentKey) => kind === 'drop';
  const newest = new Map((await newestHeads(db)).filter(isDrop).map((head) => [head.name, head]));
  const published = new Set((await latestPublishedHeads(db)).filter(isDrop).map(({ name }) => name));
  const stored = (await readDropHeads(db)).map(({ launchAt, endAt, archivedAt, ...drop }): DropSummary => {
    const head = newest.get(drop.slug);
    return {
      ...drop,
      launchAt: launchAt?.toISOString() ?? null,
      endAt: endAt?.toISOString() ?? null,
      state: head ? stateOf(head, now) : null,
      isPublished: true,
      isArchived: archivedAt !== null,
      updatedAt: head?.createdAt.toISOString() ?? null,
    };
  });
  const known = new Set(stored.map(({ slug }) => slug));
  const drafts = [...newest.values()].filter(({ name }) => !known.has(name) && !published.has(name));
  return [
    ...(await Promise.all(
      drafts.map(async (draft): Promise<DropSummary> => ({
        slug: draft.name,
        nameFr: draft.title,
        nameEn: draft.titleEn ?? draft.title,
        launchAt: null,
        endAt: null,
        productCount: await countPiecesOf(db, draft),
        state: 'draft',
        isPublished: false,
        isArchived: false,
        updatedAt: draft.createdAt.toISOString(),
      })),
    )),
    ...stored.toSorted(latestFirst),
  ];
}

const pieceOf = ({ nameFr, nameEn, priceAmount, status, ...piece }: PieceRow, locale: Locale) => {
  const name = showsEnglish(locale) ? nameEn : nameFr;
  return {
    ...piece,
    name,
    slug: productSlug(name, piece.reference),
    price: money(priceAmount),
    isForSale: status === 'listed',
  };
};

/** Finds pieces for a drop by words, references or filters. */
export async function listPieces(
  { db }: Pick<Sources, 'db'>,
  locale: Locale,
  { text, ...search }: Omit<PieceSearch, 'words'> & { text: string },
): Promise<DropPieceList> {
  const words = text.split(/\s+/).filter(Boolean);
  const { pieces, count } = await findPieces(db, { ...search, words });
  return { pieces: pieces.map((piece) => pieceOf(piece, locale)), count };
}

import { DROP_LOCALE } from '@patine/contract/content/drops';
import { linksIn } from '@patine/contract/content/links-in';
import type {
  UnavailablePiece,
  MentionedDrop,
  Mentions,
  MentionsRequest,
} from '@patine/contract/content/mentions';
import { mentionsIn } from '@patine/contract/content/mentions-in';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { findPieces, type PieceRow, readDropHeads } from '../catalogue/index.ts';
import type { DocumentKey } from './check-document.ts';
import { headsOf, readVersion } from './content-repository.ts';
import { dropsIn } from './drop-addresses.ts';

/** A document, and when it was written. */
export type Written = { kind: string; name: string; body: unknown; writtenAt: Date };

const textIn = (body: unknown, field: string) => {
  const value = (body as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : null;
};

/** A drop as its document says it, which may have errors. */
const dropIn = ({ name, body }: Pick<Written, 'name' | 'body'>): MentionedDrop => ({
  slug: name,
  nameFr: textIn(body, 'nameFr') ?? name,
  nameEn: textIn(body, 'nameEn') ?? name,
  launchAt: textIn(body, 'launchAt'),
  endAt: textIn(body, 'endAt'),
});

/** The drops of the shop, by slug. */
const storedDrops = async (db: Database) =>
  new Map(
    (await readDropHeads(db)).map(({ slug, nameFr, nameEn, launchAt, endAt }): [string, MentionedDrop] => [
      slug,
      {
        slug,
        nameFr,
        nameEn,
        launchAt: launchAt?.toISOString() ?? null,
        endAt: endAt?.toISOString() ?? null,
      },
    ]),
  );

/** A drop that is not published yet, as it was saved last; null when there is none. */
async function draftedDrop(db: Database, slug: string): Promise<MentionedDrop | null> {
  const key: DocumentKey = { kind: 'drop', name: slug, locale: DROP_LOCALE };
  const [newest] = await headsOf(db, key);
  const draft = newest && (await readVersion(db, key, newest.version));
  return draft ? dropIn({ name: slug, body: draft.body }) : null;
}

async function piecesByReference(db: Database, references: readonly number[]) {
  if (references.length === 0) return new Map<number, PieceRow>();
  const { pieces } = await findPieces(db, { words: [], references });
  return new Map(pieces.map((piece) => [piece.reference, piece]));
}

const slugsIn = ({ kind, name, body }: Written): string[] =>
  // The texts of a drop have no links.
  kind === 'drop'
    ? [name]
    : [
        ...new Set([
          ...linksIn(body).flatMap(({ address }) => dropsIn(address)),
          ...mentionsIn(body).drops.map(({ value }) => value),
        ]),
      ];

/** Returns which drops each document mentions, as they will be once all are published, and which of its pieces are lost. */
export async function mentionsOf(db: Database, documents: readonly Written[]): Promise<Mentions[]> {
  const stored = await storedDrops(db);
  for (const document of documents) if (document.kind === 'drop') stored.set(document.name, dropIn(document));
  const references = documents.flatMap(({ body }) => mentionsIn(body).pieces.map(({ value }) => value));
  const known = await piecesByReference(db, [...new Set(references)]);
  return Promise.all(
    documents.map(async (document) => {
      const drops = await Promise.all(
        slugsIn(document).map(async (slug) => stored.get(slug) ?? draftedDrop(db, slug)),
      );
      return {
        drops: drops.filter((drop) => drop !== null),
        pieces: mentionsIn(document.body).pieces.flatMap(({ steps, value }): UnavailablePiece[] => {
          const piece = known.get(value);
          if (piece?.status === 'listed') return [];
          const { nameFr = null, nameEn = null } = piece ?? {};
          return [{ reference: value, nameFr, nameEn, path: steps.join('.') }];
        }),
        writtenAt: document.writtenAt.toISOString(),
      };
    }),
  );
}

/** The same of a document as it is on the screen: what was saved and is not published was written when it was saved. */
export async function mentionsOfDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, name, locale, body }: MentionsRequest,
): Promise<Mentions> {
  const [newest] = await headsOf(db, { kind: kind as DocumentKey['kind'], name, locale });
  const isWaiting = newest?.publishedAt === null;
  const writtenAt = isWaiting ? newest.createdAt : clock.now();
  const [mentions] = await mentionsOf(db, [{ kind, name, body, writtenAt }]);
  return mentions ?? { drops: [], pieces: [], writtenAt: writtenAt.toISOString() };
}

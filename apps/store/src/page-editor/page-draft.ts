import { type Locale, LOCALES } from '@patine/core';

/** A block under way: nothing of it is certain but its type. */
export type BlockDraft = { type: string } & Record<string, unknown>;

/** Keys tell blocks and zones apart while they move; they are never saved. */
export type KeyedBlock = { key: string; block: BlockDraft };
export type KeyedZone = {
  key: string;
  id: string;
  blocks: KeyedBlock[];
  /** What else was written of it, such as its fallback: kept as it is. */
  rest: Record<string, unknown>;
};

/** What a page says of itself, beside its zones; fields that this editor does not know stay as they are. */
export type PageMeta = Record<string, unknown>;

export type PageDraft = {
  meta: PageMeta;
  zones: KeyedZone[];
  /** True for a document that is no page: it has no zones, and `meta` is all of it. */
  isWhole?: true;
};

/** A page as it is saved. */
export type PageBody = Record<string, unknown> & { zones: { id: string; blocks: BlockDraft[] }[] };

export type Pages = Record<Locale, PageDraft | null>;

/** The editor's own language where the page is written in it, else one that it is written in. */
export const languageToOpen = (pages: Pages, own: Locale): Locale =>
  [own, ...LOCALES].find((locale) => pages[locale] !== null) ?? own;

let lastKey = 0;
export const freshKey = () => `k${(lastKey += 1)}`;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBlockDraft = (value: unknown): value is BlockDraft =>
  isRecord(value) && typeof value['type'] === 'string';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const zoneOf = (value: unknown, index: number): KeyedZone => {
  const { id, blocks, ...rest } = isRecord(value) ? value : {};
  return {
    key: freshKey(),
    id: typeof id === 'string' ? id : `part-${index + 1}`,
    rest,
    blocks: listOf(blocks)
      .filter(isBlockDraft)
      .map((block) => ({ key: freshKey(), block })),
  };
};

/** Reads a page as it was saved or pasted: what is no block is left behind, everything else is kept. */
export function draftOf(body: unknown, isWhole = false): PageDraft {
  if (isWhole) return { meta: isRecord(body) ? body : {}, zones: [], isWhole };
  const { zones, ...meta } = isRecord(body) ? body : {};
  return { meta, zones: listOf(zones).map(zoneOf) };
}

export const bodyOf = ({ meta, zones }: PageDraft): PageBody => ({
  ...meta,
  zones: zones.map(({ id, blocks, rest }) => ({ ...rest, id, blocks: blocks.map(({ block }) => block) })),
});

export const emptyZone = (id: string): KeyedZone => ({ key: freshKey(), id, blocks: [], rest: {} });

/** A new page begins with one zone. */
export const emptyPage = (meta: PageMeta): PageDraft => ({
  meta,
  zones: [emptyZone('main')],
});

/** A page, or another document, as it is saved. */
export const savedBodyOf = (draft: PageDraft): Record<string, unknown> =>
  draft.isWhole ? draft.meta : bodyOf(draft);

/** The same blocks under keys of their own, for another language to be written over. */
export const copyOf = (page: PageDraft, meta: PageMeta): PageDraft => ({
  ...draftOf(bodyOf(page)),
  meta,
});

/** The first block with a link to an address, in a field or in Markdown. */
export const blockWithLink = (page: PageDraft | null, address: string): KeyedBlock | undefined =>
  page?.zones
    .flatMap(({ blocks }) => blocks)
    .find(({ block }) => {
      const written = JSON.stringify(block);
      return written.includes(JSON.stringify(address)) || written.includes(`](${address})`);
    });

export const blockIn = (page: PageDraft | null, key: string): KeyedBlock | undefined =>
  page?.zones.flatMap(({ blocks }) => blocks).find((block) => block.key === key);

import {
  blockIn,
  emptyZone,
  freshKey,
  type BlockDraft,
  type KeyedBlock,
  type KeyedZone,
  type PageDraft,
} from './page-draft.ts';

// What an editor does to the blocks and zones of a page: each answers with another page.

const inZones = (page: PageDraft, change: (zone: KeyedZone) => KeyedZone): PageDraft => ({
  ...page,
  zones: page.zones.map(change),
});

const inBlocks = (page: PageDraft, change: (blocks: KeyedBlock[]) => KeyedBlock[]): PageDraft =>
  inZones(page, (zone) => ({ ...zone, blocks: change(zone.blocks) }));

/** The list with one of its items a step further up or down; as it was at its ends. */
export function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The list with one of its items in another place. */
export function placed<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** On which side of another thing one is put. */
export type Side = 'before' | 'after';

/** The list with what has one key beside what has another; as it was where either is missing. */
function placedBeside<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  target: string,
  side: Side,
): Item[] {
  const from = items.findIndex((item) => item.key === key);
  const at = items.findIndex((item) => item.key === target);
  if (from < 0 || at < 0) return [...items];
  return placed(items, from, at + (side === 'after' ? 1 : 0) - (from < at ? 1 : 0));
}

export const addBlock = (page: PageDraft, zoneKey: string, added: KeyedBlock): PageDraft =>
  inZones(page, (zone) => (zone.key === zoneKey ? { ...zone, blocks: [...zone.blocks, added] } : zone));

export const replaceBlock = (page: PageDraft, key: string, block: BlockDraft): PageDraft =>
  inBlocks(page, (blocks) => blocks.map((own) => (own.key === key ? { key, block } : own)));

export const removeBlock = (page: PageDraft, key: string): PageDraft =>
  inBlocks(page, (blocks) => blocks.filter((block) => block.key !== key));

export const duplicateBlock = (page: PageDraft, key: string, copyKey = freshKey()): PageDraft =>
  inBlocks(page, (blocks) =>
    blocks.flatMap((own) =>
      own.key === key ? [own, { key: copyKey, block: structuredClone(own.block) }] : [own],
    ),
  );

/** One step up or down; from the end of a zone into the next one. */
export function moveBlock(page: PageDraft, key: string, by: -1 | 1): PageDraft {
  const at = page.zones.findIndex(({ blocks }) => blocks.some((block) => block.key === key));
  const zone = page.zones[at];
  if (!zone) return page;
  const place = zone.blocks.findIndex((block) => block.key === key);
  const block = zone.blocks[place];
  const stays = place + by >= 0 && place + by < zone.blocks.length;
  if (stays || !block)
    return inZones(page, (own) => (own === zone ? { ...own, blocks: moved(own.blocks, place, by) } : own));
  const next = page.zones[at + by];
  if (!next) return page;
  return inZones(removeBlock(page, key), (own) => {
    if (own.key !== next.key) return own;
    return { ...own, blocks: by < 0 ? [...own.blocks, block] : [block, ...own.blocks] };
  });
}

/** Puts a block beside another one, of any zone; the page as it was where either is missing. */
export function placeBlock(page: PageDraft, key: string, target: string, side: Side): PageDraft {
  const block = blockIn(page, key);
  if (!block || key === target || !blockIn(page, target)) return page;
  return inBlocks(removeBlock(page, key), (blocks) =>
    blocks.flatMap((own) => {
      if (own.key !== target) return [own];
      return side === 'before' ? [block, own] : [own, block];
    }),
  );
}

/** Puts a block at the end of a zone. */
export function placeBlockIn(page: PageDraft, key: string, zoneKey: string): PageDraft {
  const block = blockIn(page, key);
  if (!block || !page.zones.some((zone) => zone.key === zoneKey)) return page;
  return addBlock(removeBlock(page, key), zoneKey, block);
}

export const placeZone = (page: PageDraft, key: string, target: string, side: Side): PageDraft => ({
  ...page,
  zones: placedBeside(page.zones, key, target, side),
});

/** A name for a zone that no other one bears. */
function freeZoneId({ zones }: PageDraft): string {
  const taken = new Set(zones.map(({ id }) => id));
  let number = zones.length + 1;
  while (taken.has(`part-${number}`)) number += 1;
  return `part-${number}`;
}

export const addZone = (page: PageDraft): PageDraft => ({
  ...page,
  zones: [...page.zones, emptyZone(freeZoneId(page))],
});

export const renameZone = (page: PageDraft, key: string, id: string): PageDraft =>
  inZones(page, (zone) => (zone.key === key ? { ...zone, id } : zone));

/** With its blocks. */
export const removeZone = (page: PageDraft, key: string): PageDraft => ({
  ...page,
  zones: page.zones.filter((zone) => zone.key !== key),
});

export const moveZone = (page: PageDraft, key: string, by: -1 | 1): PageDraft => ({
  ...page,
  zones: moved(
    page.zones,
    page.zones.findIndex((zone) => zone.key === key),
    by,
  ),
});

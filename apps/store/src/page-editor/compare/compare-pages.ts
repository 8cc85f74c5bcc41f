import type { BlockChange } from '../iframe-messages.ts';
import type { KeyedBlock, PageDraft } from '../page-draft.ts';

export type PageComparison = {
  /** By the keys of the blocks of each version. */
  before: ReadonlyMap<string, BlockChange>;
  after: ReadonlyMap<string, BlockChange>;
  /** Fields of what the page says of itself that differ. */
  fields: string[];
  count: number;
};

type Placed = KeyedBlock & { json: string; zone: string };

const blocksOf = ({ zones }: PageDraft): Placed[] =>
  zones.flatMap(({ id, blocks }) =>
    blocks.map((block) => ({ ...block, json: JSON.stringify(block.block), zone: id })),
  );

const isSame = (a: Placed | undefined, b: Placed | undefined) =>
  a !== undefined && b !== undefined && a.json === b.json && a.zone === b.zone;

/** The longest run of blocks that both versions have in the same order, as pairs of places. */
function commonBlocks(before: readonly Placed[], after: readonly Placed[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row]![column] = isSame(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length)
    if (isSame(before[row], after[column])) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  return pairs;
}

/** Tells which blocks of two versions of a page differ, and how. */
export function comparePages(before: PageDraft, after: PageDraft): PageComparison {
  const [old, young] = [blocksOf(before), blocksOf(after)];
  const common = commonBlocks(old, young);
  const kept = new Set(common.map(([row]) => row));
  const stayed = new Set(common.map(([, column]) => column));
  const gone = old.filter((_, place) => !kept.has(place));
  const come = young.filter((_, place) => !stayed.has(place));
  const marks = { before: new Map<string, BlockChange>(), after: new Map<string, BlockChange>() };
  const pair = (isPair: (one: Placed, other: Placed) => boolean, change: BlockChange) => {
    for (const one of gone) {
      if (marks.before.has(one.key)) continue;
      const other = come.find((candidate) => !marks.after.has(candidate.key) && isPair(one, candidate));
      if (!other) continue;
      marks.before.set(one.key, change);
      marks.after.set(other.key, change);
    }
  };
  pair((one, other) => one.json === other.json, 'moved');
  pair((one, other) => one.block.type === other.block.type, 'changed');
  for (const one of gone) if (!marks.before.has(one.key)) marks.before.set(one.key, 'removed');
  for (const one of come) if (!marks.after.has(one.key)) marks.after.set(one.key, 'added');
  const names = new Set([...Object.keys(before.meta), ...Object.keys(after.meta)]);
  const fields = [...names].filter(
    (name) => JSON.stringify(before.meta[name]) !== JSON.stringify(after.meta[name]),
  );
  const removed = [...marks.before.values()].filter((change) => change === 'removed').length;
  return { ...marks, fields, count: marks.after.size + removed + fields.length };
}

import { benchSearch } from '../packages/search/bench/bench.ts';
import { benchUnderstanding } from '../packages/search/bench/bench-understanding.ts';
import { benchLookAlikes } from './look-alikes.ts';
import { benchSuggestions } from './suggestions.ts';

const QUERIES = 600;
const [SMALL, MEDIUM, LARGE] = [10_000, 100_000, 1_000_000] as const;

type Row = { what: string; size: number | null; p50: number; p95: number; limit: number };

/** What a search with all facets may take at most, for 95 of 100, in milliseconds. */
const SEARCH_LIMITS = new Map([
  [MEDIUM, 5],
  [LARGE, 25],
]);
const UNDERSTANDING_LIMIT = 0.3;
const SUGGESTIONS_LIMIT = 10;
/** The look-alikes of a page are as many at every size: their median may grow by this with a hundred times the pieces. */
const LOOK_ALIKES_GROWTH = 2;

/** Measures understanding, searching, suggesting and look-alikes with their limits. Other processes lengthen what they interrupt. */
export async function benchSearchSpeed(): Promise<Row[]> {
  const understanding = await benchUnderstanding();
  const rows: Row[] = [
    { what: 'understanding', size: null, ...middle(understanding), limit: UNDERSTANDING_LIMIT },
  ];
  for (const [size, limit] of SEARCH_LIMITS)
    for (const figures of await benchSearch({ sizes: [size], queries: QUERIES }))
      rows.push({ what: 'search, all facets', size, ...middle(figures), limit });
  for (const { size, ...figures } of await benchSuggestions([SMALL, MEDIUM]))
    rows.push({ what: 'suggestions', size, ...figures, limit: SUGGESTIONS_LIMIT });
  const alike = await benchLookAlikes([SMALL, MEDIUM, LARGE]);
  const [first] = alike;
  for (const figures of alike)
    rows.push({
      what: 'look-alikes',
      size: figures.size,
      ...middle(figures),
      limit: (first?.p50 ?? 0) * LOOK_ALIKES_GROWTH,
    });
  return rows;
}

const middle = ({ p50, p95 }: { p50: number; p95: number }) => ({ p50, p95 });
const rounded = (milliseconds: number) => Math.round(milliseconds * 1000) / 1000;

/** Prints the figures; true when all hold. */
export function printSearchSpeed(rows: readonly Row[]): boolean {
  // Look-alikes are compared with each other, by their medians.
  const holds = ({ what, p50, p95, limit }: Row) => (what === 'look-alikes' ? p50 : p95) <= limit;
  console.log('Milliseconds; the limit is that of p95, and of p50 for look-alikes');
  console.table(
    rows.map((row) => ({
      ...row,
      p50: rounded(row.p50),
      p95: rounded(row.p95),
      limit: rounded(row.limit),
      holds: holds(row),
    })),
  );
  return rows.every(holds);
}

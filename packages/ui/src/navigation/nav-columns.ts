import type { NavEntry } from '@patine/contract/content/structure';
import { NAV_COLUMN_LINKS } from '../limits.ts';

/**
 * Distributes second-level entries over columns: by their given column, otherwise in order, with a new column when an
 * entry and its links would exceed the maximum number of links.
 */
export function navColumns(entries: readonly NavEntry[]): NavEntry[][] {
  const columns: NavEntry[][] = [];
  let used = 0;
  for (const entry of entries) {
    const links = Math.max(1, entry.children?.length ?? 0);
    const last = columns.at(-1);
    const hasGivenColumns = entry.columnIndex !== undefined && last?.[0]?.columnIndex !== undefined;
    const stays = hasGivenColumns
      ? entry.columnIndex === last?.[0]?.columnIndex
      : used + links <= NAV_COLUMN_LINKS;
    if (last && stays) {
      last.push(entry);
      used += links;
    } else {
      columns.push([entry]);
      used = links;
    }
  }
  return columns;
}

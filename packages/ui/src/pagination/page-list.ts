/** A page number, or null for a gap. */
export type PageEntry = number | null;

const allUpTo = 8;
const around = 2;

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the pages to list: all when fewer than nine, otherwise the first, the last and those within two of the
 * current.
 */
export function pageList(page: number, pages: number): PageEntry[] {
  const last = Math.trunc(pages);
  if (last <= allUpTo) return between(1, last);
  const near = between(Math.max(2, page - around), Math.min(last - 1, page + around));
  const listed = [1, ...near, last];
  return listed.flatMap((n, index) => (index > 0 && n - listed[index - 1]! > 1 ? [null, n] : [n]));
}

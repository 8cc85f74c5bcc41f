/** A page number, or null where pages are left out. */
export type PageEntry = number | null;

const allUpTo = 8;
const around = 2;

/** Pages to list: all of them when fewer than nine, otherwise the first, the last and those within two of the current. */
export function pageList(page: number, pages: number): PageEntry[] {
  const every = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= allUpTo) return every;
  const listed = every.filter((n) => n === 1 || n === pages || Math.abs(n - page) <= around);
  return listed.flatMap((n, index) => (index > 0 && n - listed[index - 1]! > 1 ? [null, n] : [n]));
}

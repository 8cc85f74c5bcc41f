/**
 * Id of the release that something is put into: the one that was picked while that is open, else the one of last time, else
 * the first; '' for a new one. What was picked may have been scheduled or published meanwhile by somebody else.
 */
export function chosenRelease(
  open: readonly { id: string }[],
  picked: string | null,
  latest: string,
): string {
  const has = (id: string | null): id is string => open.some((release) => release.id === id);
  if (picked === '' || has(picked)) return picked;
  return has(latest) ? latest : (open[0]?.id ?? '');
}

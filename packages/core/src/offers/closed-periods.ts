export type Period = { from: Date; to: Date };

const instant = (text: string | undefined) => new Date(text ?? '');

/**
 * Parses the sales periods in which no price offer is accepted, separated by commas:
 * `2027-01-06T08:00+01:00/2027-02-02T23:59+01:00`. Null if one of them is not a valid period.
 */
export function readPeriods(text: string): Period[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const periods = parts.filter(Boolean).map((part) => {
    const [from, to, ...more] = part.split('/');
    return { from: instant(from), to: more.length > 0 ? instant(undefined) : instant(to) };
  });
  return periods.every(({ from, to }) => from < to) ? periods : null;
}

export const isClosedPeriod = (periods: readonly Period[], now: Date) =>
  periods.some(({ from, to }) => from <= now && now < to);

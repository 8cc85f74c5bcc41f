/** The clock that fields for day and hour go by, which may not be the shop's. */
export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-03-01T08:00:00Z` as a field for day and hour takes it; empty for what is no date. */
export function toLocalTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The instant of a local day and hour; undefined while they are incomplete. */
export function fromLocalTime(text: string): string | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

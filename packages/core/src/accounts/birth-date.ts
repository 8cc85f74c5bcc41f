/**
 * Returns true for a real calendar day written YYYY-MM-DD that is before the UTC day of `today`.
 * @example isValidBirthDate('2024-02-29', today) // true
 * @example isValidBirthDate('2023-02-29', today) // false: no such day
 */
export function isValidBirthDate(text: string, today: Date): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  // Year 0000 does not exist, and databases reject it.
  if (!parts || parts[1] === '0000') return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day beyond the end of its month either fails to parse or rolls over into the next month.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return text < today.toISOString().slice(0, 10);
}

/**
 * Converts a birth date written day first to YYYY-MM-DD. Any other text is returned trimmed.
 * @example parseBirthDate('21/5/1990') // '1990-05-21'
 * @example parseBirthDate('1990-05-21') // '1990-05-21'
 * @example parseBirthDate('21/05/90') // '21/05/90': the century is unknown
 */
export function parseBirthDate(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4})\s*$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

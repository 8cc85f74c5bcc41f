export type FileSize = { value: number; unit: 'kilobyte' | 'megabyte' };

const kilo = 1000;
const mega = kilo * kilo;

/** Converts bytes to a readable unit: whole kilobytes from 1, megabytes with one decimal; null for 0. */
export function fileSize(bytes: number): FileSize | null {
  if (!(bytes > 0) || !Number.isFinite(bytes)) return null;
  if (bytes < mega - kilo / 2) return { value: Math.max(1, Math.round(bytes / kilo)), unit: 'kilobyte' };
  return { value: Math.round((bytes / mega) * 10) / 10, unit: 'megabyte' };
}

type Step = { code: string; at: string | null };

/**
 * Returns the last step that every parcel has reached; null when there is none.
 * @example parcelProgress([{ steps: [paid, shipped] }, { steps: [paid, { code: 'shipped', at: null }] }]) // 'paid'
 */
export function parcelProgress(parcels: readonly { steps: readonly Step[] }[]): string | null {
  const [first, ...others] = parcels.map(({ steps }) =>
    steps.filter(({ at }) => at !== null).map(({ code }) => code),
  );
  return first?.findLast((code) => others.every((codes) => codes.includes(code))) ?? null;
}

type Steps = readonly (string | number)[];
/** A drop by its slug, or a piece by its reference, and where a document names it. */
export type Mention<Value> = { steps: Steps; value: Value };
export type Mentions = { drops: Mention<string>[]; pieces: Mention<number>[] };

/** Collects the drops whose pieces a document looks up, and the pieces that were chosen in it by hand. */
export function mentionsIn(body: unknown): Mentions {
  const found: Mentions = { drops: [], pieces: [] };
  const walk = (value: unknown, steps: Steps) => {
    const key = steps.findLast((step) => typeof step === 'string');
    if (typeof value === 'string' && key === 'drop' && value !== '') found.drops.push({ steps, value });
    else if (typeof value === 'number' && (key === 'reference' || key === 'references'))
      found.pieces.push({ steps, value });
    else if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...steps, index]));
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, [...steps, name]);
  };
  walk(body, []);
  return found;
}

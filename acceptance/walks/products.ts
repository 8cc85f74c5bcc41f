import type { Visit } from '../visit.ts';
import type { Source } from './fields.ts';
import { dataOf } from './query.ts';
import { customer } from './customer.ts';
import { search, someReferences, type Hit } from './hits.ts';

/** Maximum number of aliases in one request; the api rejects more. */
const A_CALL = 12;

/** Yields products of every family, queried by reference. */
export const products: Source = async function* products(visit, selection) {
  // The customer's purchases come first: without them no product is sold.
  await customer(visit);
  const references = await someReferences(visit);
  for (let start = 0; start < references.length; start += A_CALL) {
    const fields = references
      .slice(start, start + A_CALL)
      .map((reference, index) => `p${index}: product(reference: ${reference}) { ${selection} }`);
    yield* Object.values(await dataOf<Record<string, unknown>>(visit, `{ ${fields.join(' ')} }`));
  }
};

/** Yields the value of one field of each product. */
export const partOf = (field: string): Source =>
  async function* part(visit, selection) {
    for await (const product of products(visit, `${field} { ${selection} }`))
      yield (product as Record<string, unknown>)[field];
  };

/** Returns a sold product. */
export async function soldProduct(visit: Visit): Promise<Hit> {
  await customer(visit);
  const { hits } = await search(visit, { facetFilters: ['availability:SOLD'], hitsPerPage: 1 });
  if (!hits[0]) throw new Error('no product is sold');
  return hits[0];
}

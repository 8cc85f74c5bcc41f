import type { Visit } from '../visit.ts';
import type { Source } from './fields.ts';
import { dataOf } from './ask.ts';
import { customer } from './customer.ts';
import { search, someReferences, type Hit } from './hits.ts';

/** The api refuses more names for one field in a call. */
const A_CALL = 12;

/** Products of every family, asked for by reference. */
export const products: Source = async function* products(visit, selection) {
  // What they bought is sold: an empty shop has no such piece.
  await customer(visit);
  const references = await someReferences(visit);
  for (let start = 0; start < references.length; start += A_CALL) {
    const fields = references
      .slice(start, start + A_CALL)
      .map((reference, index) => `p${index}: product(reference: ${reference}) { ${selection} }`);
    yield* Object.values(await dataOf<Record<string, unknown>>(visit, `{ ${fields.join(' ')} }`));
  }
};

/** One field's objects of each product. */
export const partOf = (field: string): Source =>
  async function* part(visit, selection) {
    for await (const product of products(visit, `${field} { ${selection} }`))
      yield (product as Record<string, unknown>)[field];
  };

/** A piece that somebody bought. */
export async function soldPiece(visit: Visit): Promise<Hit> {
  await customer(visit);
  const { hits } = await search(visit, { facetFilters: ['availability:SOLD'], hitsPerPage: 1 });
  if (!hits[0]) throw new Error('no piece is sold');
  return hits[0];
}

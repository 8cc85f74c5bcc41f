import type { Source } from './fields.ts';
import { dataOf } from './ask.ts';
import { someReferences } from './hits.ts';

/** The api refuses more names for one field in a call. */
const A_CALL = 12;

/** Products of every family, asked for by reference. */
export const products: Source = async function* products(visit, selection) {
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

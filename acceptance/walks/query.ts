import type { Page } from 'playwright';
import type { Visit } from '../visit.ts';

/** Returns the data of a GraphQL response; throws if it has errors. */
export async function dataOf<Data>(
  visit: Visit,
  query: string,
  variables: object = {},
  as?: Page,
): Promise<Data> {
  const { data, errors } = await visit.request<Data>(query, variables, as);
  if (!data || errors)
    throw new Error(
      `refused: ${JSON.stringify(errors?.map((error) => ({ ...error.extensions, ...error })))}`,
    );
  return data;
}

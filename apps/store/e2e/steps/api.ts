import type { Operation } from '@patine/contract/operations';
import type { Page } from '@playwright/test';

/** Calls the api with the open page's cookies. */
export async function requestApi<Result, Variables>(
  page: Page,
  query: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await response.json()) as { data?: Result; errors?: unknown };
  if (!data) throw new Error(`The api refused: ${JSON.stringify(errors)}`);
  return data;
}

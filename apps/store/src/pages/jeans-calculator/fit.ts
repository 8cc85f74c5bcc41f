import type { JeansResponse } from '@patine/contract/rest/jeans';
import { recommendJeans, type JeansFit, type Locale } from '@patine/core';
import { callHeaders, fetchJson } from '../../lib/graphql.ts';

const TIMEOUT_MS = 5_000;

/** Waist and length in inches, computed by the api; if it is unavailable, by the same rule here. */
export async function fitOf(
  criteria: Parameters<typeof recommendJeans>[0],
  locale: Locale,
): Promise<JeansFit> {
  const init = {
    method: 'POST',
    headers: {
      ...callHeaders({ baseUrl: '', locale, timeout: TIMEOUT_MS }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(criteria),
  };
  const answer = await fetchJson('/jean-levis-calculator/', init, TIMEOUT_MS).catch(() => null);
  return answer?.status === 200 ? (answer.body as JeansResponse) : recommendJeans(criteria);
}

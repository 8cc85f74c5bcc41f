import { SHOP_PREVIEW_HEADER } from '@patine/contract/content/releases';
import type { Api, Read } from '../src/lib/api.ts';
import { ApiAwayError, toApiError } from '../src/lib/api-error.ts';
import { callHeaders, fetchJson, type Endpoint } from '../src/lib/graphql.ts';

/** Query parameter for the draft of a structure. */
export const DRAFT = 'params[draft][0]';

/** Adds the editor's headers to requests for drafts, or for a preview of the shop to all; others are unchanged. */
export function withDrafts(api: Api, endpoint: Endpoint, editorHeaders: Record<string, string>): Api {
  const isPreview = SHOP_PREVIEW_HEADER in editorHeaders;
  const read: Read = async <Result>(path: string, params: Record<string, string>) => {
    if (!isPreview && !(DRAFT in params)) return api.read<Result>(path, params);
    const { status, body } = await fetchJson(
      `${endpoint.baseUrl}${path}?${new URLSearchParams(params)}`,
      { headers: { ...callHeaders(endpoint), ...editorHeaders } },
      endpoint.timeout,
    );
    if (status >= 500) throw new ApiAwayError(body);
    if (status >= 400) throw toApiError(body);
    return body as Result;
  };
  return { ...api, read };
}

import { linksIn } from '@patine/contract/content/links-in';
import type { Mentions } from '@patine/contract/content/mentions';
import { mentionsIn } from '@patine/contract/content/mentions-in';
import { queryOptions } from '@tanstack/react-query';
import { call, json } from '../content-api.ts';
import type { DocumentId } from '../document/document-api.ts';

const NOTHING: Mentions = { drops: [], pieces: [], writtenAt: '' };

/** The drops and the unavailable pieces that a document mentions, as it is on the screen; asked again for others, not for other words. */
export function mentionsQuery(document: DocumentId, body: Record<string, unknown>) {
  const { drops, pieces } = mentionsIn(body);
  const addresses = linksIn(body).map(({ address }) => address);
  const mentioned = [
    ...new Set([...addresses, ...drops.map(({ value }) => value)].toSorted()),
    ...pieces.map(({ steps, value }) => `${steps.join('.')} ${value}`),
  ];
  // A drop mentions itself, with its own dates.
  const isAsked = document.kind === 'drop' || mentioned.length > 0;
  return queryOptions({
    queryKey: ['content-mentions', document, mentioned],
    queryFn: () => (isAsked ? call<Mentions>('mentions', json('POST', { ...document, body })) : NOTHING),
    staleTime: 0,
    gcTime: 0,
  });
}

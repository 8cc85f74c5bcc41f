import { pageKey, SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { Database } from '../../db/client.ts';
import { enqueue } from '../outbox/index.ts';
import type { DocumentKey } from './check-document.ts';
import { pathsOf } from './published-repository.ts';

/** Announces, with the caller's transaction, which pages show documents that have changed. */
export async function announceDocuments(
  tx: Database,
  documents: readonly Pick<DocumentKey, 'kind' | 'name'>[],
  now: Date,
) {
  if (documents.length === 0) return;
  const isOfTexts = (text: string) => documents.some(({ kind, name }) => kind === 'texts' && name === text);
  if (isOfTexts('dictionary')) await enqueue(tx, 'search.dictionary', {}, now);
  // Pieces are found by the names of what they are.
  if (isOfTexts('filters')) await enqueue(tx, 'search.reindex', {}, now);
  const isShownEverywhere = documents.some(({ kind }) => kind !== 'page');
  const names = [...new Set(documents.map(({ name }) => name))];
  // An earlier path leads to the present one.
  const pages = isShownEverywhere ? [] : [...names, ...(await pathsOf(tx, names)), 'pages'];
  await enqueue(tx, 'pages.changed', { keys: isShownEverywhere ? [SHOP_KEY] : pages.map(pageKey) }, now);
}

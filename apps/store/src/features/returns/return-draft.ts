import type { QuoteReturnMutationVariables } from '@patine/contract/operations';
import { returnComment, type ReturnReason } from '@patine/core';

/** What is told of a piece that is to go back; the reason is empty until one is chosen. */
export type DraftItem = { reason: ReturnReason | ''; text: string; comment: string };

/** The pieces that are to go back, by their place in the order. */
export type ReturnDraft = Readonly<Record<string, DraftItem>>;

/** Puts a piece into the return, changes what is told of it, or with null takes it out. */
export function withItem(draft: ReturnDraft, id: string, item: DraftItem | null): ReturnDraft {
  const { [id]: _, ...others } = draft;
  return item ? { ...others, [id]: item } : others;
}

/** The pieces whose reason is missing. */
export const withoutReason = (draft: ReturnDraft): string[] =>
  Object.entries(draft).flatMap(([id, { reason }]) => (reason === '' ? [id] : []));

/** A draft as it is sent: the comment begins with the reason in the words that were read. */
export const toItems = (draft: ReturnDraft): QuoteReturnMutationVariables['items'] =>
  Object.entries(draft).flatMap(([orderItemId, { reason, text, comment }]) =>
    reason === '' ? [] : [{ orderItemId, reason, comment: returnComment(text, comment) }],
  );

import type { QuoteReturnMutationVariables } from '@patine/contract/operations';
import { returnComment, type ReturnReason } from '@patine/core';

/** Details of an item to return; the reason is empty until selected. */
export type DraftItem = { reason: ReturnReason | ''; text: string; comment: string };

/** Items to return, by order item id. */
export type ReturnDraft = Readonly<Record<string, DraftItem>>;

/** Adds or updates an item, or removes it for null. */
export function withItem(draft: ReturnDraft, id: string, item: DraftItem | null): ReturnDraft {
  const { [id]: _, ...others } = draft;
  return item ? { ...others, [id]: item } : others;
}

/** Ids of items without a reason. */
export const withoutReason = (draft: ReturnDraft): string[] =>
  Object.entries(draft).flatMap(([id, { reason }]) => (reason === '' ? [id] : []));

/** Input of the mutation: the comment starts with the displayed text of the reason. */
export const toItems = (draft: ReturnDraft): QuoteReturnMutationVariables['items'] =>
  Object.entries(draft).flatMap(([orderItemId, { reason, text, comment }]) =>
    reason === '' ? [] : [{ orderItemId, reason, comment: returnComment(text, comment) }],
  );

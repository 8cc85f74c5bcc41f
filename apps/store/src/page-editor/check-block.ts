import './without-eval.ts';
import { blockSchemas, type Block, type BlockType } from '@patine/contract/content/blocks';
import { unknownKeys } from '@patine/contract/content/unknown-keys';
import { validationErrorsOf, type ValidationError } from './validation-errors.ts';
import type { BlockDraft, KeyedBlock } from './page-draft.ts';

export type CheckedBlock = {
  validationErrors: ValidationError[];
  /** As the api would publish it; null while it has validation errors. */
  block: Block | null;
};

export const isKnownType = (type: string): type is BlockType => Object.hasOwn(blockSchemas, type);

export function checkBlock(draft: BlockDraft): CheckedBlock {
  if (!isKnownType(draft.type))
    return { validationErrors: [{ path: 'type', rule: 'UNKNOWN_TYPE' }], block: null };
  const { data, error } = blockSchemas[draft.type].safeParse(draft);
  return error
    ? { validationErrors: validationErrorsOf(error.issues, draft), block: null }
    : { validationErrors: [], block: data };
}

/** A block that was not touched is not checked again. */
const checked = new WeakMap<BlockDraft, CheckedBlock>();

export function checkOnce({ block }: KeyedBlock): CheckedBlock {
  const known = checked.get(block);
  if (known) return known;
  const made = checkBlock(block);
  checked.set(block, made);
  return made;
}

/** Fields that a block has and the shop does not read, such as `items.2.titel`; known once it has no validation errors. */
export function unknownFields(draft: BlockDraft): string[] {
  const { block } = checkOnce({ key: '', block: draft });
  return block ? unknownKeys(draft, block).map((steps) => steps.join('.')) : [];
}

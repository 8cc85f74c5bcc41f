import '../without-eval.ts';
import { brokenDropRules, DROP_FILTERS, type DropFilter, dropSchema } from '@patine/contract/content/drops';
import { isRecord } from '../page-draft.ts';
import { validationErrorsOf, type ValidationError } from '../validation-errors.ts';

/** A drop under way: nothing of it is certain. */
export type DropBody = Record<string, unknown>;

export const EMPTY_DROP: DropBody = { nameFr: '', nameEn: '', pieces: { references: [] } };

export type CheckedDrop = {
  validationErrors: ValidationError[];
  /** False where the shop would not even keep it as a draft. */
  canSave: boolean;
};

export function checkDrop(body: DropBody): CheckedDrop {
  const { data, error } = dropSchema.safeParse(body);
  if (error) return { validationErrors: validationErrorsOf(error.issues, body), canSave: false };
  return { validationErrors: brokenDropRules(data), canSave: true };
}

/** Pieces of a drop that were chosen by hand. */
export function referencesOf({ pieces }: DropBody): number[] {
  const references = isRecord(pieces) ? pieces['references'] : undefined;
  return Array.isArray(references) ? references.filter((one) => typeof one === 'number') : [];
}

/** The filters of a drop that are filled in. */
export function filtersOf({ pieces }: DropBody): Partial<Record<DropFilter, string>> {
  const given = isRecord(pieces) ? pieces : {};
  return Object.fromEntries(
    DROP_FILTERS.flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

export const withPieces = (body: DropBody, change: Record<string, unknown>): DropBody => ({
  ...body,
  pieces: { ...(isRecord(body['pieces']) ? body['pieces'] : {}), ...change },
});

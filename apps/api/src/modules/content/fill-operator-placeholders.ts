import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { OperatorFields } from '@patine/contract/content/operator';
import { LOCALES } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { checkDocument } from './check-document.ts';
import type { OperatorOf } from './check-folder.ts';
import { digestOf, keyText, updateVersion, versionsToFill } from './content-repository.ts';
import { shownBody } from './published-repository.ts';

/** Reads the published fields of the shop's operator, by language. */
export async function readOperator(db: Database, now: Date): Promise<OperatorOf> {
  const read = await Promise.all(
    LOCALES.map(
      async (locale) =>
        [locale, await shownBody(db, { kind: 'operator', name: 'main', locale }, now)] as const,
    ),
  );
  const fields = new Map(read as [string, OperatorFields | null][]);
  return (locale) => fields.get(locale) ?? {};
}

/** Refills placeholders after the operator's fields have changed. Returns those that are now missing or empty. */
export async function fillAgain(db: Database, now: Date): Promise<ContentValidationError[]> {
  const missed: ContentValidationError[] = [];
  const operatorOf = await readOperator(db, now);
  for (const version of await versionsToFill(db)) {
    const checked = checkDocument(version, operatorOf(version.locale));
    if (checked.shown === null || digestOf(version.body, checked.shown) === version.digest) continue;
    await updateVersion(db, { ...version, ...checked });
    const errors = checked.errors.filter(({ rule }) => rule === 'UNKNOWN_FIELD' || rule === 'EMPTY_FIELD');
    missed.push(...errors.map((error) => ({ file: keyText(version), ...error })));
  }
  return missed;
}

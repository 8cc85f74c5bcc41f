import type { Statement } from './statement.ts';
import { purpose } from './statements/1-purpose.ts';
import { screens } from './statements/2-screens.ts';
import { calls } from './statements/7-calls.ts';
import { constants } from './statements/9-constants.ts';
import { errors } from './statements/8-errors.ts';
import { roles } from './statements/6-roles.ts';
import { validation } from './statements/5-validation.ts';
import { states } from './statements/4-states.ts';
import { entities } from './statements/3-entities.ts';

export type Section = { number: number; title: string; statements: readonly Statement[] };

/** The specification's sections, with what each of them says. */
export const SECTIONS: readonly Section[] = [
  { number: 1, title: 'What the product does and for whom', statements: purpose },
  { number: 2, title: 'Screens and routes', statements: screens },
  { number: 3, title: 'Entities and their fields', statements: entities },
  { number: 4, title: 'States and transitions', statements: states },
  { number: 5, title: 'Validation rules', statements: validation },
  { number: 6, title: 'Roles and permissions', statements: roles },
  { number: 7, title: 'The calls it makes', statements: calls },
  { number: 8, title: 'Error catalogue', statements: errors },
  { number: 9, title: 'Business constants and limits', statements: constants },
];

/** Statements whose id is, or begins with, one of these; all of them when none is named. */
export const chosen = (names: readonly string[]): Section[] =>
  SECTIONS.map((section) => ({
    ...section,
    statements: section.statements.filter(
      ({ id }) => names.length === 0 || names.some((name) => id === name || id.startsWith(`${name}.`)),
    ),
  })).filter(({ statements }) => statements.length > 0);

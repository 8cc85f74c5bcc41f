import type { Statement } from './statement.ts';
import { purpose } from './statements/1-purpose.ts';
import { screens } from './statements/2-screens.ts';
import { states } from './statements/4-states.ts';
import { entities } from './statements/3-entities.ts';

export type Section = { number: number; title: string; statements: readonly Statement[] };

/** The specification's sections, with what each of them says. */
export const SECTIONS: readonly Section[] = [
  { number: 1, title: 'What the product does and for whom', statements: purpose },
  { number: 2, title: 'Screens and routes', statements: screens },
  { number: 3, title: 'Entities and their fields', statements: entities },
  { number: 4, title: 'States and transitions', statements: states },
];

/** Statements whose id is, or begins with, one of these; all of them when none is named. */
export const chosen = (names: readonly string[]): Section[] =>
  SECTIONS.map((section) => ({
    ...section,
    statements: section.statements.filter(
      ({ id }) => names.length === 0 || names.some((name) => id === name || id.startsWith(`${name}.`)),
    ),
  })).filter(({ statements }) => statements.length > 0);

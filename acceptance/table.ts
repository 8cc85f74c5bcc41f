import type { Statement } from './statement.ts';
import { entities } from './statements/3-entities.ts';

export type Section = { number: number; title: string; statements: readonly Statement[] };

/** The specification's sections, with what each of them says. */
export const SECTIONS: readonly Section[] = [
  { number: 3, title: 'Entities and their fields', statements: entities },
];

/** Statements whose id is, or begins with, one of these; all of them when none is named. */
export const chosen = (names: readonly string[]): Section[] =>
  SECTIONS.map((section) => ({
    ...section,
    statements: section.statements.filter(
      ({ id }) => names.length === 0 || names.some((name) => id === name || id.startsWith(`${name}.`)),
    ),
  })).filter(({ statements }) => statements.length > 0);

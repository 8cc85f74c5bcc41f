import type { Visit } from './visit.ts';

/** Throws when the running shop does not do what the statement says. It is called once a language. */
export type Walk = (visit: Visit) => Promise<void> | void;

/** A test of the tree: its file, and its title as the source writes it, without a language in brackets. */
export type NamedTest = { file: string; title: string };

/** How a statement is proved, or the reason why no shop can be asked to show it. */
export type Proof = { walk: Walk } | { tests: readonly NamedTest[] } | { reason: string };

/** One statement of the specification, by an id that stays: its section, its subject, its own name. */
export type Statement = { id: string; says: string; proof: Proof };

/** Name, sentence and proof of a statement. */
export type Row = readonly [name: string, says: string, proof: Proof];

/** Statements about one subject, whose ids begin with `subject`. */
export const statements = (subject: string, rows: readonly Row[]): Statement[] =>
  rows.map(([name, says, proof]) => ({ id: `${subject}.${name}`, says, proof }));

export const walk = (run: Walk): Proof => ({ walk: run });

/** Every step must hold; the first one that does not is told. */
export const walks = (...steps: Walk[]): Proof => ({
  walk: async (visit) => {
    for (const step of steps) await step(visit);
  },
});

export const reason = (text: string): Proof => ({ reason: text });

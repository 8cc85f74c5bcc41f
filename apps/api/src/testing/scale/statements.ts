export type Statement = { statement: string; holds: boolean; figure: string };

/** Reports a statement once it is known whether it holds. */
export type State = (statement: string, holds: boolean, figure: string) => void;

const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never');

/** Reports that something took at most so long in each place; `Infinity` stands for never. */
export const within = (state: State, statement: string, times: readonly number[], limitMs: number) =>
  state(
    `${statement} within ${limitMs / 1_000} s`,
    times.length > 0 && Math.max(...times) <= limitMs,
    `slowest ${ms(Math.max(...times))} of ${times.length}`,
  );

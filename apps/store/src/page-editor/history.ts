/** A state with those before it, and those that were undone. */
export type History<State> = {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was to: changes to the same thing are undone together, unless there was a pause between them. */
  tag: string | null;
  /** When it was made, in milliseconds. */
  at: number;
};

export type HistoryAction<State> =
  | { type: 'CHANGED'; change: (state: State) => State; tag?: string; at: number }
  /** What comes next is undone apart from what came before. */
  | { type: 'STEP_ENDED' }
  | { type: 'UNDONE' }
  | { type: 'REDONE' }
  /** Something else is worked on: what came before is no longer its past. */
  | { type: 'OPENED'; state: State };

/** More than anyone undoes; each one shares with its neighbours what did not change. */
const MAX_STEPS = 200;
/** Whoever stops for as long has ended a thought: what they write next is a step of its own. */
const PAUSE_MS = 1500;

export const beginHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  tag: null,
  at: 0,
});

export function history<State>(own: History<State>, action: HistoryAction<State>): History<State> {
  const { past, present, future } = own;
  switch (action.type) {
    case 'CHANGED': {
      const next = action.change(present);
      if (next === present) return own;
      const tag = action.tag ?? null;
      const { at } = action;
      const continues = tag !== null && tag === own.tag && at - own.at < PAUSE_MS && past.length > 0;
      return {
        past: continues ? past : [...past, present].slice(-MAX_STEPS),
        present: next,
        future: [],
        tag,
        at,
      };
    }
    case 'STEP_ENDED':
      return own.tag === null ? own : { ...own, tag: null };
    case 'UNDONE': {
      const before = past.at(-1);
      if (before === undefined) return own;
      return { ...own, past: past.slice(0, -1), present: before, future: [present, ...future], tag: null };
    }
    case 'REDONE': {
      const [after, ...rest] = future;
      if (after === undefined) return own;
      return { ...own, past: [...past, present], present: after, future: rest, tag: null };
    }
    case 'OPENED':
      return beginHistory(action.state);
  }
}

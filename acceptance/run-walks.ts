import { setTimeout as sleep } from 'node:timers/promises';
import type { Statement, Walk } from './statement.ts';
import type { visitorOf } from './visit.ts';

export type Outcome = { id: string; proved: boolean; why?: string };

/** The first walk that needs a customer waits until they have bought and sent back. */
const WALK_MS = 120_000;
/** Walks at once: most of their time is the shop's, on the same cores. */
const AT_ONCE = 3;

// What a browser or a comparison says of a failure fills pages; its beginning tells what was looked for.
const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const brief = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(ANSI, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ')
    .slice(0, 300);

async function attempt(run: Walk, visitors: ReturnType<typeof visitorOf>): Promise<string | null> {
  const { visit, leave } = visitors.enter();
  const late = new AbortController();
  try {
    await Promise.race([
      run(visit),
      sleep(WALK_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error(`not done after ${WALK_MS / 1000} s`);
      }),
    ]);
    return null;
  } catch (error) {
    return `${visitors.language}: ${brief(error)}`;
  } finally {
    late.abort();
    await leave();
  }
}

/** Walks what is proved by a walk, in every language. */
export async function runWalks(
  all: readonly Statement[],
  languages: readonly ReturnType<typeof visitorOf>[],
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = all.flatMap(({ id, proof }) => ('walk' in proof ? [{ id, run: proof.walk }] : []));
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, run } = next;
      const errors: string[] = [];
      for (const visitors of languages) {
        const error = await attempt(run, visitors);
        if (error) errors.push(error);
      }
      const outcome =
        errors.length === 0 ? { id, proved: true } : { id, proved: false, why: errors.join(' | ') };
      outcomes.push(outcome);
      report(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}

import type { Outcome } from './run-walks.ts';
import type { Section } from './table.ts';

export type Report = { lines: string[]; passed: number; failed: number };

/** What came of each section, and every statement that is not proved with its sentence and the cause. */
export function report(sections: readonly Section[], outcomes: readonly Outcome[]): Report {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const { number, title, statements } of sections) {
    const reasons = statements.filter(({ proof }) => 'reason' in proof);
    const open = statements.filter(({ id, proof }) => !('reason' in proof) && !byId.get(id)?.proved);
    const proved = statements.length - reasons.length - open.length;
    passed += proved;
    failed += open.length;
    lines.push(
      `${number}. ${title}: ${proved} proved, ${open.length} not proved, ${reasons.length} with a reason`,
    );
    for (const { id, says } of open)
      lines.push(`  ✗ ${id}  ${says}`, `      ${byId.get(id)?.why ?? 'not tried'}`);
  }
  return { lines, passed, failed };
}

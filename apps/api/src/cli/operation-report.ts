import type { Row } from './operations/operation.ts';
import type { OperationOutput } from './operations/operations.ts';

const cell = (value: Row[string] | undefined) =>
  value === null || value === undefined ? '–' : String(value);

/** Rows under their names, as wide as they need to be. */
export function table(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints what an operation did: a table, or one JSON object per line. Why it was refused goes to standard error. */
export function operationReport(json: boolean) {
  const rows: Row[] = [];
  let refused: string | null = null;
  return {
    tell(piece: OperationOutput) {
      if ('refused' in piece) refused = piece.refused;
      else rows.push(piece.row);
    },
    finish(): number {
      if (refused !== null) {
        console.error(json ? JSON.stringify({ refused }) : refused);
        return 1;
      }
      if (json) for (const row of rows) console.log(JSON.stringify(row));
      else console.log(rows.length > 0 ? table(rows) : 'Nothing.');
      // What a doctor finds is told in full, and fails all the same.
      return rows.some(({ state }) => state === 'unwell') ? 1 : 0;
    },
  };
}

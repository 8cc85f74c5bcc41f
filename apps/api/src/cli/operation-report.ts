import type { Row } from './operations/operation.ts';
import type { OperationOutput } from './operations/operations.ts';

const cell = (value: Row[string] | undefined) =>
  value === null || value === undefined ? '–' : String(value);

/** Formats rows as a table whose columns are as wide as their longest value. */
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

/** Prints the result of an operation as a table, or as one JSON object per line. A refusal goes to standard error. */
export function operationReport(json: boolean) {
  const rows: Row[] = [];
  let refused: string | null = null;
  return {
    print(output: OperationOutput) {
      if ('refused' in output) refused = output.refused;
      else rows.push(output.row);
    },
    finish(): number {
      if (refused !== null) {
        console.error(json ? JSON.stringify({ refused }) : refused);
        return 1;
      }
      if (json) for (const row of rows) console.log(JSON.stringify(row));
      else console.log(rows.length > 0 ? table(rows) : 'Nothing.');
      // `doctor` prints all its findings; the exit code is 1 if any of them is unwell.
      return rows.some(({ state }) => state === 'unwell') ? 1 : 0;
    },
  };
}

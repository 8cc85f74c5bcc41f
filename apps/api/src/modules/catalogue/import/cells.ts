import { type Issue, type IssueCode, quoted } from './issue.ts';

/** One row of the feed as text by column name; columns that the feed has not are empty. */
export type FeedRow = { line: number; cells: Readonly<Record<string, string>> };

/** Thrown by the readers below, caught by `required` and `optional` parts of a row. */
export class CellError extends Error {
  override name = 'CellError';
  readonly column: string;
  readonly code: IssueCode;
  readonly known: readonly string[] | undefined;

  constructor(column: string, code: IssueCode, known?: readonly string[]) {
    super(`${column}: ${code}`);
    this.column = column;
    this.code = code;
    this.known = known;
  }
}

// Control characters, NUL among them, which PostgreSQL does not store; line ends and tabs stay.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** The cells of one row, read by name. Every fault is collected, so that one import tells them all. */
export function cellReader({ line, cells }: FeedRow) {
  const issues: Issue[] = [];
  const tell = ({ column, code, known }: CellError, skipped: boolean) =>
    issues.push({
      line,
      column,
      code,
      value: quoted(cells[column] ?? ''),
      skipped,
      ...(known ? { known } : {}),
    });
  const part =
    (skipped: boolean) =>
    <T>(read: () => T, standIn: T): T => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        tell(error, skipped);
        return standIn;
      }
    };

  const text = (column: string, longest = 200): string => {
    const value = (cells[column] ?? '').replace(CONTROL, '').trim();
    if (value.length > longest) throw new CellError(column, 'TOO_LONG');
    return value;
  };
  const filled = (column: string, longest?: number) => {
    const value = text(column, longest);
    if (value === '') throw new CellError(column, 'MISSING');
    return value;
  };
  return {
    issues,
    text,
    filled,
    /** Reads what a listing cannot do without: a fault keeps the row out, and the rest is read for its own faults. */
    required: part(true),
    /** Reads what a listing can do without: a fault is told, and the row goes in without this part. */
    optional: part(false),
    /** Tells a fault that keeps nothing out. */
    warn: (column: string, code: IssueCode, known?: readonly string[]) =>
      tell(new CellError(column, code, known), false),
    /** One of a closed list; `standIn` for an empty cell. */
    choice<T>(column: string, values: Readonly<Record<string, T>>, standIn?: T): T {
      const value = text(column).toLowerCase().replaceAll(' ', '_');
      if (value === '' && standIn !== undefined) return standIn;
      if (value === '') throw new CellError(column, 'MISSING');
      const found = Object.hasOwn(values, value) ? values[value] : undefined;
      if (found === undefined) throw new CellError(column, 'UNKNOWN_VALUE', Object.keys(values));
      return found;
    },
  };
}
export type Cells = ReturnType<typeof cellReader>;

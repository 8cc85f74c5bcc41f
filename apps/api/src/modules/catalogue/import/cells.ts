import { type Issue, type IssueCode, quoted } from './issue.ts';

/** One row of the feed as text by column name; columns that the feed has not are empty. */
export type FeedRow = { line: number; cells: Readonly<Record<string, string>> };

/** Thrown by the readers below, caught where the row is read: a row has one reason at a time per cell. */
export class CellError extends Error {
  override name = 'CellError';
  readonly column: string;
  readonly code: IssueCode;

  constructor(column: string, code: IssueCode) {
    super(`${column}: ${code}`);
    this.column = column;
    this.code = code;
  }
}

// Control characters, NUL among them, which PostgreSQL does not store; line ends and tabs stay.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** The cells of one row, read by name, each fault as the code of one cell. */
export function cellReader({ cells }: FeedRow) {
  const text = (column: string, longest = 200): string => {
    const value = (cells[column] ?? '').replace(CONTROL, '').trim();
    if (value.length > longest) throw new CellError(column, 'TOO_LONG');
    return value;
  };
  const required = (column: string, longest?: number) => {
    const value = text(column, longest);
    if (value === '') throw new CellError(column, 'MISSING');
    return value;
  };
  return {
    text,
    required,
    /** One of a closed list; `standIn` for an empty cell. */
    choice<T>(column: string, values: Readonly<Record<string, T>>, standIn?: T): T {
      const value = text(column).toLowerCase().replaceAll(' ', '_');
      if (value === '' && standIn !== undefined) return standIn;
      if (value === '') throw new CellError(column, 'MISSING');
      const found = Object.hasOwn(values, value) ? values[value] : undefined;
      if (found === undefined) throw new CellError(column, 'UNKNOWN_VALUE');
      return found;
    },
  };
}
export type Cells = ReturnType<typeof cellReader>;

export const issueOf = (row: FeedRow, { column, code }: CellError): Issue => ({
  line: row.line,
  column,
  code,
  value: quoted(row.cells[column] ?? ''),
  skipped: true,
});

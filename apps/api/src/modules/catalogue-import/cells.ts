import type { z } from 'zod';
import { columnOf, isRequired, skipsRow, type CellValue, type FeedColumn } from './feed-columns.ts';
import { type Issue, type IssueCode, quoted } from './issue.ts';

/** One row of the feed as text by column name; columns that the feed has not are empty. */
export type FeedRow = { line: number; cells: Readonly<Record<string, string>> };

/** Thrown where a cell cannot be read, caught by the part of the listing that it belongs to. */
export class CellError extends Error {
  override name = 'CellError';
  readonly column: FeedColumn;
  readonly code: IssueCode;
  readonly known: readonly string[] | undefined;

  constructor(column: FeedColumn, code: IssueCode, known?: readonly string[]) {
    super(`${column}: ${code}`);
    this.column = column;
    this.code = code;
    this.known = known;
  }
}

// Control characters, NUL among them, which PostgreSQL does not store; line ends and tabs stay.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** What is wrong with a cell that its column's schema refuses. */
function issueOf(error: z.ZodError): { code: IssueCode; known?: readonly string[] } {
  const [issue] = error.issues;
  if (issue?.code === 'too_big') return { code: 'TOO_LONG' };
  if (issue?.code === 'custom') return issue.params as { code: IssueCode; known?: readonly string[] };
  throw error;
}

/** The cells of one row, read by name. Every fault is collected, so that one import tells them all. */
export function cellReader({ line, cells }: FeedRow) {
  const issues: Issue[] = [];
  const report = ({ column, code, known }: CellError, skipped: boolean) =>
    issues.push({
      line,
      column,
      code,
      value: quoted(cells[column] ?? ''),
      skipped,
      ...(known ? { known } : {}),
    });

  const text = (column: FeedColumn) => (cells[column] ?? '').replace(CONTROL, '').trim();
  const isEmpty = (column: FeedColumn) => text(column) === '';

  /** A cell as its column's schema reads it. */
  function read<K extends FeedColumn>(column: K): CellValue<K> {
    const value = text(column);
    if (value === '' && isRequired(column)) throw new CellError(column, 'MISSING');
    const parsed = columnOf(column).schema.safeParse(value);
    if (!parsed.success) {
      const { code, known } = issueOf(parsed.error);
      throw new CellError(column, code, known);
    }
    return parsed.data as CellValue<K>;
  }

  return {
    issues,
    isEmpty,
    read,
    /** A cell that another one makes necessary. */
    readFilled<K extends FeedColumn>(column: K): CellValue<K> {
      if (isEmpty(column)) throw new CellError(column, 'MISSING');
      return read(column);
    },
    /**
     * A part of the listing. A fault in it is collected; whether the row is skipped or goes in with `fallback`
     * depends on the column.
     */
    part<T>(parse: () => T, fallback: T): T {
      try {
        return parse();
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        report(error, skipsRow(error.column));
        return fallback;
      }
    },
    /** Reports a fault that does not skip the row. */
    warn: (column: FeedColumn, code: IssueCode, known?: readonly string[]) =>
      report(new CellError(column, code, known), false),
  };
}
export type Cells = ReturnType<typeof cellReader>;

import type { z } from 'zod';
import { columnOf, isRequired, skipsRow, type CellValue, type FeedColumn } from './feed-columns.ts';
import { type Issue, type IssueCode, quoted } from './issue.ts';
import type { UnknownWord, WordKind } from './unknown-words.ts';

/** One row of the feed: the text of each column by name. Columns that the feed lacks read as empty. */
export type FeedRow = { line: number; cells: Readonly<Record<string, string>> };

/** Thrown when a cell is invalid; `part` catches it and collects it as an issue. */
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

// Control characters except line breaks and tabs. PostgreSQL cannot store NUL.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Converts a zod error of a cell to the importer's code. */
function issueOf(error: z.ZodError): { code: IssueCode; known?: readonly string[] } {
  const [issue] = error.issues;
  if (issue?.code === 'too_big') return { code: 'TOO_LONG' };
  if (issue?.code === 'custom') return issue.params as { code: IssueCode; known?: readonly string[] };
  throw error;
}

/** Reads the cells of one row by column name. Collects every issue, so that one import reports them all. */
export function cellReader({ line, cells }: FeedRow) {
  const issues: Issue[] = [];
  const unknownWords: UnknownWord[] = [];
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

  /** Parses a cell with its column's schema; throws a CellError. */
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
    unknownWords,
    isEmpty,
    read,
    /** Like `read`, for a cell that becomes required because another one is filled. */
    readFilled<K extends FeedColumn>(column: K): CellValue<K> {
      if (isEmpty(column)) throw new CellError(column, 'MISSING');
      return read(column);
    },
    /**
     * Parses a part of the listing. Collects a CellError and returns `fallback`; the column decides whether the
     * whole row is skipped.
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
    /** Collects a word that no list of the shop has. */
    unknown: (kind: WordKind, word: string) => void unknownWords.push({ kind, word }),
    /** Collects an issue that does not skip the row. */
    warn: (column: FeedColumn, code: IssueCode, known?: readonly string[]) =>
      report(new CellError(column, code, known), false),
  };
}
export type Cells = ReturnType<typeof cellReader>;

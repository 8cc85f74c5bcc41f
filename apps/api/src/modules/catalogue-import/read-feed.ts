import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import type { FeedRow } from './cells.ts';
import { columnNames, isRequired } from './feed-columns.ts';
import { type Issue, quoted } from './issue.ts';

/** Thrown when the whole feed cannot be imported; nothing was written. */
export class FeedError extends Error {
  override name = 'FeedError';
  readonly code: 'NOT_FOUND' | 'EMPTY' | 'MISSING_COLUMNS';
  readonly columns: string[];

  constructor(code: FeedError['code'], columns: string[] = []) {
    super(code);
    this.code = code;
    this.columns = columns;
  }
}

const MAX_ROW_LENGTH = 1_000_000;
const HEAD = 64 * 1024;

/** Normalises a header: some exports write `Image link` for `image_link`. */
const columnName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

async function readHeader(file: string): Promise<string> {
  const handle = await open(file).catch(() => {
    throw new FeedError('NOT_FOUND');
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? '';
  } finally {
    await handle.close();
  }
}

const delimiterOf = (header: string) =>
  ['\t', ',', ';'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';

/** Streams the rows of a CSV or TSV file, and an issue for each malformed row. */
export async function* readFeed(file: string): AsyncGenerator<{ row: FeedRow } | { issue: Issue }> {
  const header = await readHeader(file);
  if (header.trim() === '') throw new FeedError('EMPTY');
  const delimiter = delimiterOf(header);
  const tabbed = delimiter === '\t';
  const parser = createReadStream(file).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      // Tab-separated exports do not quote cells; a quotation mark in them means inches.
      quote: tabbed ? null : '"',
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
    }),
  );

  let columns: string[] | null = null;
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    const begins = line;
    line = info.lines + 1;
    if (!columns) {
      columns = record.map(columnName);
      const missing = columnNames.filter((name) => isRequired(name) && !columns?.includes(name));
      if (missing.length > 0) throw new FeedError('MISSING_COLUMNS', missing);
    } else if (record.length === columns.length) {
      const named = columns.map((name, index) => [name, record[index] ?? ''] as const);
      yield { row: { line: begins, cells: Object.fromEntries(named) } };
    } else {
      yield {
        issue: {
          line: begins,
          column: null,
          code: 'UNREADABLE_ROW',
          value: quoted(record.join(delimiter)),
          skipped: true,
        },
      };
    }
  }
}

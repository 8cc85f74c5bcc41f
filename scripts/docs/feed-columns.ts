import {
  columnNames,
  columnOf,
  isRequired,
  skipsRow,
} from '../../apps/api/src/modules/catalogue-import/feed-columns.ts';
import { code, markdownTable } from './markdown.ts';

const list = (names: readonly string[]) => names.map(code).join(', ');

/** Lists the feed's columns from the table that the importer validates rows with. */
export function feedColumns(): string {
  const rows = columnNames.map((name) => {
    const { schema, example, description } = columnOf(name);
    const required = isRequired(name) ? '**required**; ' : '';
    return [code(name), `${required}${schema.description}`, code(example), description];
  });
  return [
    markdownTable(['column', 'what a cell holds', 'example', 'what it means'], rows),
    '',
    `A fault in one of these columns leaves that part out, and the row goes in: ${list(columnNames.filter((name) => !skipsRow(name)))}. A fault in any other column skips the row.`,
  ].join('\n');
}

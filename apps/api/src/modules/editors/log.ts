import { LOG_ACTIONS, type LogPage } from '@patine/contract/content/editors-log';
import type { Titled } from '@patine/contract/content/documents';
import { LOCALES, type Locale } from '@patine/core';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { readAuthors } from './authors.ts';
import { type LogRow, logAuthors, readLog, readTitles } from './log-repository.ts';

const logQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  author: z.string().max(40).optional(),
  action: z.enum(LOG_ACTIONS).optional(),
  words: z.string().trim().max(80).optional(),
});

type Titles = Awaited<ReturnType<typeof readTitles>>;

/** What a document is called today: in the language that it is about, else in the shop's first. */
function titledIn(titles: Titles, { kind, name, locale }: LogRow): Titled {
  const own = titles.filter((one) => one.kind === kind && one.name === name);
  const found = [locale, ...LOCALES].map((wanted) => own.find((one) => one.locale === wanted)).find(Boolean);
  return { title: found?.title ?? '', ...(found?.titleEn ? { titleEn: found.titleEn } : {}) };
}

const documentOf = (titles: Titles, row: LogRow) => {
  const { kind, name, locale, version } = row;
  if (kind === null || name === null) return null;
  return { kind, name, locale: locale as Locale | null, version, ...titledIn(titles, row) };
};

/** Reads a page of the log. */
export async function listLog({ db }: Pick<Services, 'db'>, given: unknown): Promise<LogPage> {
  const { data } = logQuery.safeParse(given);
  if (!data) throw new ApiError('MALFORMED_REQUEST');
  const { page, author, action, words } = data;
  const { rows, count } = await readLog(db, {
    page,
    ...(author ? { author } : {}),
    ...(action ? { action } : {}),
    ...(words ? { words } : {}),
  });
  const titles = await readTitles(
    db,
    rows.flatMap(({ name }) => name ?? []),
  );
  const authorOf = await readAuthors(db);
  const nameOf = (id: string) => {
    const author = authorOf(id);
    return author?.kind === 'editor' ? author.name : '';
  };
  return {
    count,
    authors: (await logAuthors(db)).flatMap((id) => authorOf(id) ?? []),
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      author: authorOf(row.authorId),
      document: documentOf(titles, row),
      person: row.editorId === null ? null : { name: nameOf(row.editorId), role: row.role },
    })),
  };
}

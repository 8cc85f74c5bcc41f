import path from 'node:path';
import { LOCALES } from '@patine/core';
import type { Services } from '../../context.ts';
import { publish } from './content-repository.ts';
import { type ContentFault, PAGES, readNavigation, readPage } from './read-files.ts';

export const CONTENT_FOLDER = path.join(import.meta.dirname, '../../../content');

/** Publishes the files of a folder, and tells what in them is not published. */
export async function loadContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  folder = CONTENT_FOLDER,
): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  for (const locale of LOCALES) {
    const read = [
      ...(await Promise.all(
        PAGES.map(async (name) => ({ kind: 'page', name, ...(await readPage(folder, locale, name)) })),
      )),
      { kind: 'navigation', name: 'main', ...(await readNavigation(folder, locale)) },
    ];
    for (const { kind, name, body, faults: found } of read) {
      faults.push(...found);
      if (body) await publish(db, { kind, name, locale, body }, clock.now());
    }
  }
  return faults;
}

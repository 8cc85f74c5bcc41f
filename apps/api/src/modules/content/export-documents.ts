import { LOCALES } from '@patine/core';
import type { Services } from '../../context.ts';
import { readVersion } from './content-repository.ts';
import { latestPublishedHeads } from './published-repository.ts';
import { fileOf } from './read-folder.ts';

/** A document as a file that content-push accepts. */
export type ExportedFile = { file: string; body: unknown };

/** Streams the original bodies of the published documents; the operator's file, which both languages share, once. */
export async function* exportDocuments({ db }: Pick<Services, 'db'>): AsyncGenerator<ExportedFile> {
  for (const head of await latestPublishedHeads(db)) {
    if (head.kind === 'operator' && head.locale !== LOCALES[0]) continue;
    const version = await readVersion(db, head, head.version);
    if (version) yield { file: fileOf(head), body: version.body };
  }
}

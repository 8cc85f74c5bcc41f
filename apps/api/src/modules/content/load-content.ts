import path from 'node:path';
import type { Services } from '../../context.ts';
import { checkFolder } from './check-folder.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { type Authority, pushDocuments, type PushOutcome } from './push.ts';
import { CONTENT_FOLDER } from './read-folder.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Publishes the changed documents of a folder. Returns those that were not published, and the errors. */
export async function pushFolder(
  { db, clock }: Sources,
  folder = CONTENT_FOLDER,
  authority: Authority = 'push',
): Promise<PushOutcome> {
  const { documents, errors } = await checkFolder(folder, await readOperator(db, clock.now()));
  const source = path.relative(CONTENT_FOLDER, folder) === '' ? 'shipped' : 'files';
  const outcome = await pushDocuments({ db, clock }, { documents, source, authority });
  return { ...outcome, errors: [...errors, ...outcome.errors] };
}

/** Publishes the shipped content at startup, unless an editor or a push has published something newer. */
export async function loadContent(services: Services) {
  const { errors, skipped } = await pushFolder(services, CONTENT_FOLDER, 'start');
  for (const error of errors) services.log.error(error, 'content validation error');
  for (const document of skipped)
    services.log.info({ document }, 'changed content file skipped: an editor published a newer version');
}

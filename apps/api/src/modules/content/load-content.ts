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
  authority: Authority = 'asked',
): Promise<PushOutcome> {
  const { documents, faults } = await checkFolder(folder, await readOperator(db, clock.now()));
  const source = path.relative(CONTENT_FOLDER, folder) === '' ? 'shipped' : 'files';
  const outcome = await pushDocuments({ db, clock }, { documents, source, authority });
  return { ...outcome, faults: [...faults, ...outcome.faults] };
}

/** Publishes the shipped content at startup, unless an editor or a push has published something newer. */
export async function loadContent(services: Services) {
  const { faults, kept } = await pushFolder(services, CONTENT_FOLDER, 'start');
  for (const fault of faults) services.log.error(fault, 'content has a fault');
  for (const document of kept)
    services.log.info({ document }, 'a file of content changed, and what an editor published stands');
}

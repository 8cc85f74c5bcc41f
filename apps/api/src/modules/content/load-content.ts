import path from 'node:path';
import type { Services } from '../../context.ts';
import { checkFolder } from './check-folder.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { type Authority, pushDocuments, type PushOutcome } from './push.ts';
import { CONTENT_FOLDER } from './read-folder.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Publishes what changed in a folder, and tells what in it is not published. */
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

/** At the start of the shop: what came with it, where nobody wrote something newer. */
export async function loadContent(services: Services) {
  const { faults, kept } = await pushFolder(services, CONTENT_FOLDER, 'start');
  for (const fault of faults) services.log.error(fault, 'content has a fault');
  for (const document of kept)
    services.log.info({ document }, 'a file of content changed, and what an editor published stands');
}

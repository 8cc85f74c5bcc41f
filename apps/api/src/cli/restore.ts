import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup, restore as restoreBackup } from './backup/restore.ts';
import { cliConfig } from './data.ts';
import { UsageError } from './help.ts';

/** `restore FOLDER`: fills an empty database and a folder without pictures from a backup. */
export async function restore(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new UsageError('restore takes FOLDER.');
  const folder = path.resolve(name);
  if (values.check === true) {
    const { createdAt } = await checkBackup(folder);
    console.log(`${folder} is whole: the shop as of ${createdAt}.`);
    return 0;
  }
  const { manifest, waitingMails } = await restoreBackup(cliConfig(), folder);
  console.log(`Restored the shop as of ${manifest.createdAt}. Search is built again when the shop starts.`);
  if (waitingMails > 0)
    console.log(
      `${waitingMails} emails wait, which may have been sent before the loss: start without SMTP_URL and with MAIL=outbox to look at them first.`,
    );
  return 0;
}

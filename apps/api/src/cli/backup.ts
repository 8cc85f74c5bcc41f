import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { backUp } from './backup/back-up.ts';
import { cliConfig } from './data.ts';
import { UsageError } from './help.ts';

/** `backup FOLDER`: writes the database and the pictures of a shop, which may be running. */
export async function backup(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { 'database-only': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new UsageError('backup takes FOLDER.');
  const config = cliConfig();
  const { manifest, files } = await backUp(config, path.resolve(folder), {
    // A bucket keeps its own versions (docs/backup.md).
    pictures: values['database-only'] !== true && config.S3_BUCKET === undefined,
    now: systemClock.now(),
  });
  const pictures = manifest.pictures === null ? 'no pictures' : `${manifest.pictures} pictures`;
  console.log(`${path.resolve(folder)}: the database and ${pictures}, in ${files} files with checksums.`);
  return 0;
}

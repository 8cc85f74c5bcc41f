import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  brokenLinks,
  checkFolder,
  CONTENT_FOLDER,
  exportDocuments,
  type ExportedFile,
  pushFolder,
  type PushOutcome,
} from '../modules/content/index.ts';
import { contentReport } from './content-report.ts';
import { json, read, work } from './content-command.ts';
import { UsageError } from './help.ts';

/** `content check`: reports every validation error of a folder, without a database. */
export async function contentCheck(args: string[]): Promise<number> {
  const { values, word } = read('content check', args, { json });
  const report = contentReport(values.json ?? false);
  const { documents, errors } = await checkFolder(path.resolve(word ?? CONTENT_FOLDER));
  const found = [...errors, ...brokenLinks(documents)];
  report.errors(found);
  report.line({ documents: documents.length, errors: found.length });
  return found.length > 0 ? 1 : 0;
}

/** `content push`: publishes the documents of a folder that changed. */
export async function contentPush(args: string[]): Promise<number> {
  const { values, word } = read('content push', args, { json, replace: { type: 'boolean' } });
  const report = contentReport(values.json ?? false);
  const replace = values.replace ?? false;
  const task = { folder: path.resolve(word ?? CONTENT_FOLDER), replace };
  let broken = false;
  for await (const outcome of work<PushOutcome>('content-push', task, async function* (data) {
    yield await pushFolder(data, task.folder, replace ? 'replace' : 'push');
  })) {
    report.pushed(outcome);
    broken ||= outcome.errors.length > 0;
  }
  return broken ? 1 : 0;
}

/** `content export`: writes the published documents as files that `content push` accepts. */
export async function contentExport(args: string[]): Promise<number> {
  const { values, word } = read('content export', args, { json });
  if (word === undefined) throw new UsageError('content export takes the folder to write to.');
  const folder = path.resolve(word);
  let files = 0;
  for await (const { file, body } of work<ExportedFile>('content-export', {}, exportDocuments)) {
    const at = path.join(folder, file);
    await mkdir(path.dirname(at), { recursive: true });
    await writeFile(at, `${JSON.stringify(body, null, 2)}\n`);
    files += 1;
  }
  contentReport(values.json ?? false).line({ files });
  return 0;
}

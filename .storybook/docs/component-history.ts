import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isMereRenaming } from './mere-renaming.ts';

/** A commit that changed a component. */
export type Change = {
  /** Its day, `2026-11-23`. */
  day: string;
  /** What it changes, as its first line says. */
  subject: string;
};

/** A day and a sentence of each commit, and the lines that it changed. */
const LOG_FORMAT = ['log', '--format=%x00%cs%x09%s', '--patch', '--unified=0', '--no-color', '--no-ext-diff'];

const id = 'virtual:component-history';
const root = fileURLToPath(new URL('../../', import.meta.url));
const UI = 'packages/ui/src/';

/** A change of its test, its stories or its guidance alone is none of the component. */
const isLook = (file: string) => !/\.(test|stories|guide|samples|editors)\./.test(file);
const folderOf = (file: string) => path.posix.dirname(file);

/** The file of one part of a diff, and whether it may look or behave differently. */
function readPart(part: string) {
  const lines = part.split('\n');
  const starting = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
      .map((line) => line.slice(1));
  const file = lines[0]?.split(' b/').at(-1) ?? '';
  return { file, isSeen: isLook(file) && !isMereRenaming(starting('-'), starting('+')) };
}

/** Returns the changes of each folder that may be seen, the last first, in what `git log` writes with `LOG_FORMAT`. */
export function changesIn(log: string): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...parts] = commit.split(/^diff --git /m);
    const [day = '', subject = ''] = head.trim().split('\t');
    const seen = parts.map(readPart).filter(({ isSeen }) => isSeen);
    for (const folder of new Set(seen.map(({ file }) => folderOf(file))))
      found.set(folder, [...(found.get(folder) ?? []), { day, subject }]);
  }
  return found;
}

const titleIn = (file: string) =>
  /^ {2}title: '([^']+)'/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];

/** Returns the changes of each component by the title of its stories; none where there is no history. */
export function componentHistory(): Record<string, Change[]> {
  const { stdout } = spawnSync('git', [...LOG_FORMAT, '--', UI], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const changes = changesIn(stdout ?? '');
  const stories = globSync(`${UI}**/*.stories.tsx`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    stories.toSorted().flatMap((file) => {
      const title = titleIn(file);
      const own = changes.get(folderOf(file));
      return title && own ? [[title, own] as const] : [];
    }),
  );
}

export type Statuses = Record<'new' | 'deprecated', string[]>;

/** Returns the titles of components that their guidance calls new or deprecated. */
export function componentStatuses(): Statuses {
  const found: Statuses = { new: [], deprecated: [] };
  for (const file of globSync(`${UI}**/*.guide.tsx`, { cwd: root })) {
    const status = /^ {2}status: '(new|deprecated)'/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
    const [story] = globSync(`${path.posix.dirname(file.replaceAll('\\', '/'))}/*.stories.tsx`, {
      cwd: root,
    });
    const title = story && titleIn(story);
    if (status && title) found[status as keyof Statuses].push(title);
  }
  return found;
}

/** Provides the changes to the documentation. */
export const componentHistoryModule = (): Plugin => ({
  name: 'component-history',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}`
      ? `export const history = ${JSON.stringify(componentHistory())};\nexport const statuses = ${JSON.stringify(componentStatuses())};`
      : undefined,
});

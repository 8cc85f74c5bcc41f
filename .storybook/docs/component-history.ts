import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A commit that changed a component. */
export type Change = {
  /** Its day, `2026-11-23`. */
  day: string;
  /** What it changes, as its first line says. */
  subject: string;
};

const id = 'virtual:component-history';
const root = fileURLToPath(new URL('../../', import.meta.url));
const UI = 'packages/ui/src/';

/** A change of its test or of its guidance alone is none of the component. */
const isLook = (file: string) => !/\.(test|guide|samples|editors)\./.test(file);
const folderOf = (file: string) => path.posix.dirname(file);

/**
 * Returns the changes of each folder, the last first, in what `git log --format=%x00%cs%x09%s --name-only` writes.
 */
export function changesIn(log: string): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [day = '', subject = ''] = head.split('\t');
    for (const folder of new Set(files.filter(isLook).map(folderOf)))
      found.set(folder, [...(found.get(folder) ?? []), { day, subject }]);
  }
  return found;
}

const titleIn = (file: string) =>
  /^ {2}title: '([^']+)'/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];

/** Returns the changes of each component by the title of its stories; none where there is no history. */
export function componentHistory(): Record<string, Change[]> {
  const { stdout } = spawnSync('git', ['log', '--format=%x00%cs%x09%s', '--name-only', '--', UI], {
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

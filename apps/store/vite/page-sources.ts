import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loaderModule, pageModule } from '../server/page-modules.ts';
import type { PageName } from '../src/pages.ts';

const ID = 'virtual:pages';

const inStore = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The folders of src/pages, each named after its page. */
export const pageFolders = () => readdirSync(inStore('src/pages')) as PageName[];

const importOf = (file: string) => `() => import(${JSON.stringify(inStore(file))})`;

function sourceOf(page: PageName): string {
  const loader = loaderModule(page);
  const load = existsSync(inStore(loader)) ? `, load: ${importOf(loader)}` : '';
  return `${JSON.stringify(page)}: { Page: ${importOf(pageModule(page))}${load} }`;
}

/** `virtual:pages`: how the component and the loader of each page are loaded, by the names of their files. */
export const pageSources = (): Plugin => ({
  name: 'page-sources',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return;
    this.addWatchFile(inStore('src/pages'));
    return `export default { ${pageFolders().map(sourceOf).join(', ')} };`;
  },
});

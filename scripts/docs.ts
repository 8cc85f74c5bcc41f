import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentVariables } from './docs/environment-variables.ts';
import { feedColumns } from './docs/feed-columns.ts';
import { FIGMA_MODES, figmaVariables, type FigmaMode } from './docs/figma-variables.ts';
import { replaceSection } from './docs/markdown.ts';
import { tokensCss } from './docs/tokens-css.ts';
import { Stop, main, root } from './root.ts';

/** Sections of the docs that are generated from code: file, section name, text. */
const SECTIONS: readonly [file: string, name: string, text: () => string][] = [
  ['docs/catalogue-feed.md', 'feed columns', feedColumns],
  ['docs/running.md', 'environment variables', environmentVariables],
];

/** Files that are generated whole, of the design tokens. */
const FILES: readonly [file: string, text: () => string][] = [
  ['packages/ui/src/styles/tokens.css', tokensCss],
  ...(Object.keys(FIGMA_MODES) as FigmaMode[]).map((mode): [string, () => string] => [
    `packages/ui/figma/${mode}.tokens.json`,
    () => figmaVariables(mode),
  ]),
];

await main(async () => {
  const [door, ...names] = process.argv.slice(2);
  if (door === 'pictures') {
    const { drawEditorPictures } = await import('./docs/pictures/editor-pictures.ts');
    return drawEditorPictures(names);
  }
  const isCheck = process.argv.includes('--check');
  for (const [name, section, text] of SECTIONS) {
    const file = path.join(root, name);
    const before = readFileSync(file, 'utf8');
    const after = replaceSection(before, section, text());
    if (after === before) continue;
    if (isCheck) throw new Stop(`The section ${section} of ${name} is outdated: run \`npm run docs\`.`);
    writeFileSync(file, after);
    console.log(`${name}: ${section}`);
  }
  for (const [name, text] of FILES) {
    const file = path.join(root, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text()) continue;
    if (isCheck) throw new Stop(`${name} is outdated: run \`npm run docs\`.`);
    writeFileSync(file, text());
    console.log(name);
  }
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentVariables } from './docs/environment-variables.ts';
import { feedColumns } from './docs/feed-columns.ts';
import { replaceSection } from './docs/markdown.ts';
import { Stop, main, root } from './root.ts';

/** Sections of the docs that are generated from code: file, section name, text. */
const SECTIONS: readonly [file: string, name: string, text: () => string][] = [
  ['docs/catalogue-feed.md', 'feed columns', feedColumns],
  ['docs/running.md', 'environment variables', environmentVariables],
];

await main(async () => {
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
});

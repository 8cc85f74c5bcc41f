import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { english } from '../../packages/ui/src/testing/english.samples.ts';
import { names } from '../../packages/ui/src/testing/english/names.samples.ts';
import { translateText } from '../../packages/ui/src/testing/translate-text.ts';
import { sampleTexts } from './sample-texts.ts';

const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
/** Samples that are written in both languages. */
const bilingual = ['testing/**', 'screens/messages.samples.ts', 'prose/prose.samples.ts'];
const files = globSync('**/*.{stories.tsx,samples.ts,samples.tsx}', { cwd: source, exclude: bilingual });
const texts = files.flatMap((file) =>
  sampleTexts(readFileSync(source + file, 'utf8'), source + file).map((text) => ({
    file,
    text: text.trim(),
  })),
);

test('each text of a story has an English text, or is a name', () => {
  expect(texts.length).toBeGreaterThan(500);
  const isKnown = (text: string) =>
    names.has(text) || text in english || translateText(text, english) !== text;
  expect(texts.filter(({ text }) => !isKnown(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('texts for machines are not taken for texts of readers', () => {
  const code = `const a = { className: 'grid gap-4', href: '/shop', title: 'Commerce/Header', label: 'Panier' };
    throw new Error('The header is gone'); const b = <b className="x">Voir le drop</b>; const c = \`Panier, \${a}\`;`;
  expect(sampleTexts(code, 'a.tsx')).toEqual(['Panier', 'Voir le drop', 'Panier, 0']);
});

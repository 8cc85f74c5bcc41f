import { expect, test } from 'vitest';
import '../packages/ui/src/styles/index.css';
import { loadFaces } from './faces.ts';

test('text and headings are drawn in the shop’s faces before the first story', async () => {
  expect(await loadFaces()).toEqual([]);
  const isLoaded = (face: string) => document.fonts.check(face, 'Ce que le temps laisse');
  expect(['600 1em "Instrument Sans"', '420 1em Fraunces', 'italic 420 1em Fraunces'].map(isLoaded)).toEqual([
    true,
    true,
    true,
  ]);
});

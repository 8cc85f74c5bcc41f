import { expect, test } from 'vitest';
import { draftOf } from '../page-draft.ts';
import { linkMarksByBlock, linkMarksOf, linksBelow } from './link-marks.ts';

const fault = (path: string, problem: string) => ({
  address: '/pages/a',
  words: null,
  path,
  messageId: `pageEditor.link.${problem}`,
});

test('links that lead nowhere and links to the other language are counted apart', () => {
  const faults = ['NO_PAGE', 'missing', 'NO_PIECES', 'otherLanguage'].map((problem) => fault('', problem));
  expect(linkMarksOf(faults)).toEqual({ broken: 3, otherLanguage: 1 });
});

test('a link to what is not published yet is no mistake', () => {
  expect(linkMarksOf([fault('', 'NOT_PUBLISHED')])).toEqual({ broken: 0, otherLanguage: 0 });
});

test('a part of a document has the links below its path, not those of a longer number', () => {
  const faults = [fault('navBar.1.path', 'NO_PAGE'), fault('navBar.12.path', 'NO_PAGE')];
  expect(linksBelow(faults, 'navBar.1').map(({ path }) => path)).toEqual(['navBar.1.path']);
});

test('each block of a page has its own', () => {
  const page = draftOf({
    zones: [
      { id: 'main', blocks: [{ type: 'text' }, { type: 'text' }] },
      { id: 'more', blocks: [{ type: 'text' }] },
    ],
  });
  const marks = linkMarksByBlock(page, [
    fault('zones.0.blocks.1.text', 'NO_PAGE'),
    fault('zones.1.blocks.0.text', 'otherLanguage'),
  ]);
  expect([...marks.values()]).toEqual([
    { broken: 0, otherLanguage: 0 },
    { broken: 1, otherLanguage: 0 },
    { broken: 0, otherLanguage: 1 },
  ]);
});

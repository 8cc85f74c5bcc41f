import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { draw, type StoryFile } from './conformance.tsx';

const files = Object.entries(
  import.meta.glob<StoryFile>(['../**/*.stories.tsx', '!../screens/**', '!../icon/**']),
).map(([path, load]) => [path.slice('../'.length, -'.stories.tsx'.length), load] as const);

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Returns by how many pixels the descenders of a text extend below the box that clips it. */
function reachBelow(text: Element, box: Element, pen: CanvasRenderingContext2D): number {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text);
  const { lineHeight, paddingBottom } = getComputedStyle(box);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { actualBoundingBoxDescent, fontBoundingBoxAscent, fontBoundingBoxDescent } =
    pen.measureText('gpqyjQ');
  const height = fontBoundingBoxAscent + fontBoundingBoxDescent;
  const line = parseFloat(lineHeight) || height;
  const below = line - ((line - height) / 2 + fontBoundingBoxAscent);
  return actualBoundingBoxDescent - below - parseFloat(paddingBottom);
}

/** Returns texts whose last line is clipped at the bottom. */
function cutTexts(root: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const boxes = [...root.querySelectorAll('*')].filter(
    (box) => getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().width > 2,
  );
  return boxes.flatMap((box) =>
    [box, ...box.querySelectorAll(':scope > em, :scope > span')]
      .filter((text) => hasWords(text) && reachBelow(text, box, pen) > 0.3)
      .map((text) => `${text.localName} “${text.textContent.trim().slice(0, 30)}”`),
  );
}

beforeAll(async () => {
  await page.viewport(1440, 900);
  await Promise.all(
    ['italic 40px Fraunces', '40px Fraunces', '16px "Instrument Sans"'].map((font) =>
      document.fonts.load(font),
    ),
  );
});

test.each(files)('no letter is clipped at the bottom: %s', async (_, load) => {
  draw(await load(), 'fr');
  expect(cutTexts(document.body)).toEqual([]);
});

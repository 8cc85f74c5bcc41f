import { describe, expect, test } from 'vitest';
import { cropArea, framedId, framePictures, picturesIn, readFramedId } from './picture-framing.ts';
import { CENTRE, type Framing } from './site-pictures.ts';

const ID = 'a'.repeat(32);
const framing: Framing = { pictureId: ID, width: 1500, height: 1000, focalPoint: CENTRE, crops: {} };

describe('the area of a crop', () => {
  test('of the ratio of the picture is all of it', () => {
    expect(cropArea(framing, { width: 3, height: 2 }, { ...CENTRE, zoom: 100 })).toEqual({
      left: 0,
      top: 0,
      width: 1000,
      height: 1000,
    });
  });

  test.each([
    [0, 0],
    [500, 167],
    [1000, 333],
  ])('around %i per mille begins at %i and stays within the edges', (x, left) => {
    const area = cropArea(framing, { width: 1, height: 1 }, { x, y: 500, zoom: 100 });
    expect(area).toEqual({ left, top: 0, width: 667, height: 1000 });
  });

  test('is smaller by its zoom', () => {
    expect(cropArea(framing, { width: 3, height: 2 }, { x: 0, y: 1000, zoom: 200 })).toEqual({
      left: 0,
      top: 500,
      width: 500,
      height: 500,
    });
  });
});

describe('the id of a shown picture', () => {
  test('is its own while it is shown around its middle', () => {
    expect(framedId(framing, 'square')).toBe(ID);
    expect(framedId({ ...framing, focalPoint: { x: 520, y: 480 } }, null)).toBe(ID);
  });

  test('has its focal point in twentieths', () => {
    expect(framedId({ ...framing, focalPoint: { x: 0, y: 1000 } }, null)).toBe(`${ID}x0y100`);
    expect(framedId({ ...framing, focalPoint: { x: 333, y: 500 } }, 'look')).toBe(`${ID}x35y50`);
  });

  test('has the area of its crop in boxes of that ratio alone, and is read back', () => {
    const cropped = { ...framing, crops: { square: { x: 0, y: 500, zoom: 100 } } };
    const id = framedId(cropped, 'square');
    expect(id).toBe(`${ID}c0000000006671000`);
    expect(readFramedId(id)).toEqual({ id: ID, area: { left: 0, top: 0, width: 667, height: 1000 } });
    expect(framedId(cropped, 'landscape')).toBe(ID);
    expect(readFramedId(`${ID}x35y50`)).toEqual({ id: ID, area: null });
    expect(readFramedId('jeansx3y4')).toEqual({ id: 'jeansx3y4', area: null });
  });
});

const page = {
  image: ID,
  zones: [
    {
      blocks: [
        { type: 'bubble', items: [{ label: ID, imageUrl: ID }] },
        { type: 'sectionContent', imageUrl: ID, text: ID },
        { type: 'grid', items: [{ imageUrl: 'entrance' }] },
      ],
    },
  ],
  navBar: [{ shortcuts: [{ imageUrl: ID }] }],
};

test('the pictures of a document are those of its picture fields', () => {
  expect(picturesIn(page).map(({ path }) => path)).toEqual([
    'image',
    'zones.0.blocks.0.items.0.imageUrl',
    'zones.0.blocks.1.imageUrl',
    'navBar.0.shortcuts.0.imageUrl',
  ]);
});

test('a document shows each picture as its box crops it, and the file that took its place', () => {
  const other = 'b'.repeat(32);
  const shown = framePictures(page, (id) =>
    id === ID
      ? {
          ...framing,
          pictureId: other,
          focalPoint: { x: 100, y: 500 },
          crops: { square: { x: 0, y: 0, zoom: 100 } },
        }
      : undefined,
  );
  expect(shown).toEqual({
    image: `${other}x10y50`,
    zones: [
      {
        blocks: [
          { type: 'bubble', items: [{ label: ID, imageUrl: `${other}c0000000006671000` }] },
          { type: 'sectionContent', imageUrl: `${other}x10y50`, text: ID },
          { type: 'grid', items: [{ imageUrl: 'entrance' }] },
        ],
      },
    ],
    navBar: [{ shortcuts: [{ imageUrl: `${other}x10y50` }] }],
  });
});

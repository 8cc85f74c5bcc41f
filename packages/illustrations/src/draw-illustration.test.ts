import { describe, expect, test } from 'vitest';
import { drawIllustration } from './draw-illustration.ts';
import {
  COLORS,
  DEFECTS,
  KINDS,
  parseAddress,
  PATTERNS,
  illustrationAddress,
  VIEWS,
  type Illustration,
} from './illustration.ts';

const illustration: Illustration = {
  kind: 'dress',
  view: 'front',
  color: 'rouge',
  material: 'cotton',
  pattern: 'floral',
  decade: 1970,
  defect: 'none',
  place: 'front',
  seed: 'a1',
  traits: { collar: 'shirt', length: 'midi' },
  brand: 'Agnès b.',
  size: '38',
};
const WIDTH = 96;
const draw = (changes: Partial<Illustration>, width = WIDTH) =>
  drawIllustration(illustrationAddress({ ...illustration, ...changes }), width);

/** Share of pixels that differ visibly. */
function difference(a: Buffer, b: Buffer): number {
  let changed = 0;
  for (let i = 0; i < a.length; i += 3)
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) > 24) changed++;
  return changed / (a.length / 3);
}

describe('an address', () => {
  test('says all that the illustration shows', () => {
    expect(parseAddress(illustrationAddress(illustration))).toEqual(illustration);
    const bare = { ...illustration, traits: {}, brand: '', size: '' };
    expect(parseAddress(illustrationAddress(bare))).toEqual(bare);
  });

  test('has no comma, since a feed separates pictures with commas', () => {
    expect(illustrationAddress({ ...illustration, brand: 'A, B & C / D' })).not.toContain(',');
  });

  test('of something unknown is refused', async () => {
    await expect(drawIllustration('sofa/front/rouge', WIDTH)).rejects.toThrow(RangeError);
  });
});

describe('an illustration', () => {
  test.each(KINDS.flatMap((kind) => VIEWS.map((view) => [kind, view] as const)))(
    'draws a %s from its %s',
    async (kind, view) => {
      const { data, info } = await draw({ kind, view });
      expect(info).toEqual({ width: WIDTH, height: 143, channels: 3 });
      expect(data.length).toBe(info.width * info.height * 3);
      expect(new Set(data).size).toBeGreaterThan(60);
    },
  );

  test.each(PATTERNS.filter((pattern) => pattern !== 'plain'))('shows %s on the cloth', async (pattern) => {
    const [plain, patterned] = await Promise.all([draw({ pattern: 'plain' }, 192), draw({ pattern }, 192)]);
    expect(difference(plain.data, patterned.data)).toBeGreaterThan(0.01);
  });

  test('takes the colour of its listing', async () => {
    const middles = await Promise.all(
      COLORS.map(async (color) => {
        const { data, info } = await draw({ kind: 'tshirt', pattern: 'plain', color });
        const centre = (Math.floor(info.height / 2) * info.width + info.width / 2) * 3;
        return [...data.subarray(centre, centre + 3)].join(',');
      }),
    );
    expect(new Set(middles).size).toBe(COLORS.length);
  });

  test('is the same every time it is drawn', async () => {
    const [first, second] = [await draw({}), await draw({})];
    expect(first.data.equals(second.data)).toBe(true);
  });

  test('differs from the next listing’s', async () => {
    const [first, second] = [await draw({}), await draw({ seed: 'a2' })];
    expect(difference(first.data, second.data)).toBeGreaterThan(0.05);
  });

  test.each(DEFECTS.filter((defect) => defect !== 'none' && defect !== 'button'))(
    'shows a %s up close',
    async (defect) => {
      const [whole, flawed] = await Promise.all([
        draw({ pattern: 'plain', view: 'front' }, 512),
        draw({ pattern: 'plain', view: 'front', defect }, 512),
      ]);
      expect(difference(whole.data, flawed.data)).toBeGreaterThan(0.00005);
    },
  );

  test('of the front hides a stain on the back, and the other way round', async () => {
    const stained = { pattern: 'plain', defect: 'stain', place: 'back' } as const;
    const clean = { pattern: 'plain' } as const;
    expect(difference((await draw(stained, 512)).data, (await draw(clean, 512)).data)).toBe(0);
    expect(
      difference(
        (await draw({ ...stained, view: 'back' }, 512)).data,
        (await draw({ ...clean, view: 'back' }, 512)).data,
      ),
    ).toBeGreaterThan(0);
  });

  test.each([1, 20, 256, 1536, 4000])(
    'asked for at %i pixels keeps its shape within its limits',
    async (width) => {
      const { info } = await draw({}, width);
      expect(info.width).toBe(Math.min(1536, Math.max(16, width)));
      expect(info.height / info.width).toBeCloseTo(764 / 512, 1);
    },
  );
});

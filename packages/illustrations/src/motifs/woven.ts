import { lightness, shade, tint } from '../colors.ts';
import type { Motif } from './motif.ts';

export const herringbone: Motif = ({ base }) => {
  const rows = [-12, -4, 4, 12, 20].map((y) => `M0 ${y}L12 ${y + 12}L24 ${y}`).join('');
  return {
    width: 24,
    height: 8,
    body: `<path d="${rows}" fill="none" stroke="${lightness(base) > 0.6 ? shade(base, 0.5) : tint(base, 0.62)}" stroke-width="2.6" stroke-opacity=".62"/>`,
  };
};

export const houndstooth: Motif = ({ inks, random }) => {
  const s = random.pick([4, 5.5]);
  const tooth = `M0 0h${2 * s}v${2 * s}l${-s} ${s}v${-s}h${-s}zM${2 * s} 0h${s}l${-s} ${s}zM${2 * s} ${2 * s}h${s}l${s} ${-s}v${s}h${-s}l${-s} ${s}z`;
  return { width: 4 * s, height: 4 * s, body: `<path d="${tooth}" fill="${inks[0]}" fill-opacity=".85"/>` };
};

/** Bands of stitches from a written chart: each letter is an ink, each dot the ground. */
const CHARTS = [
  'a...a...',
  '.a.a.a.a',
  'aa.aaa.a',
  'b.......',
  'bbb...bb',
  '.bb.c.bb',
  'bbb...bb',
  'b.......',
  '.c.c.c.c',
  'c...c...',
  '........',
  '..a...a.',
  '........',
  '........',
] as const;
export const fairisle: Motif = ({ inks }) => {
  const [w, h] = [5.4, 5.4];
  const ink = { a: inks[0], b: inks[1], c: inks[2] } as const;
  const body = CHARTS.flatMap((row, y) =>
    [...row].map((letter, x) =>
      letter === 'a' || letter === 'b' || letter === 'c'
        ? `<path d="M${x * w} ${y * h}l${w / 2} ${h * 0.5}l${w / 2} ${-h * 0.5}v${h * 0.95}l${-w / 2} ${h * 0.5}l${-w / 2} ${-h * 0.5}z" fill="${ink[letter]}" fill-opacity=".92"/>`
        : '',
    ),
  );
  return { width: w * 8, height: h * CHARTS.length, body: body.join('') };
};

export const cable: Motif = ({ base }) => {
  const rope = (x: number) =>
    [0, 22]
      .map(
        (y) =>
          `<path d="M${x - 8} ${y - 3}C${x - 8} ${y + 8} ${x + 8} ${y + 11} ${x + 8} ${y + 23}" fill="none" stroke="${tint(base, 0.45)}" stroke-opacity=".55" stroke-width="6.5"/>` +
          `<path d="M${x + 8} ${y - 2}C${x + 8} ${y + 3} ${x + 4} ${y + 7} ${x + 2} ${y + 9}M${x - 3} ${y + 13}C${x - 7} ${y + 16} ${x - 8} ${y + 19} ${x - 8} ${y + 23}" fill="none" stroke="${shade(base, 0.5)}" stroke-opacity=".6" stroke-width="3.4"/>`,
      )
      .join('');
  return {
    width: 46,
    height: 44,
    body: `<path d="M8 0V44M38 0V44" stroke="${shade(base, 0.6)}" stroke-opacity=".5" stroke-width="2.2"/><path d="M3 0V44M43 0V44" stroke="${tint(base)}" stroke-opacity=".4" stroke-width="2"/>${rope(23)}`,
  };
};

export const argyle: Motif = ({ inks }) => ({
  width: 56,
  height: 84,
  body:
    `<path d="M28 0L56 42L28 84L0 42Z" fill="${inks[1]}" fill-opacity=".85"/><path d="M0 -42L28 0L0 42L-28 0ZM56 42L84 84L56 126L28 84ZM0 42L28 84L0 126L-28 84ZM56 -42L84 0L56 42L28 0Z" fill="${inks[2]}" fill-opacity=".35"/>` +
    `<path d="M0 0L56 84M56 0L0 84" stroke="${inks[0]}" stroke-width="1.6" stroke-dasharray="4 2.5"/>`,
});

import type { SizeKind } from '../catalogue/attributes.ts';

/** A size that a customer can save, with its body measure. */
export type ChartSize = {
  /** As on French labels: `M`, `W28`, `57`, `38`. */
  size: string;
  /** As on British labels; null when the same. */
  british: string | null;
  /** Range in centimetres, both ends included: around the chest, waist or head, or along the foot. */
  from: number;
  upTo: number;
};

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
/** Lower chest measure of each letter size in centimetres, and the upper end of the last. */
const chests = [74, 80, 86, 92, 98, 106, 114, 122, 130];
const waists = [23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 38, 40, 42, 44];
const heads = [53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63];
/** French and British shoe sizes. */
const shoes = '35=2½ 36=3½ 37=4 38=5 39=6 40=6½ 41=7½ 42=8 43=9 44=9½ 45=10½ 46=11 47=12'
  .split(' ')
  .map((pair) => pair.split('='));

const CM_PER_INCH = 2.54;
const tenth = (value: number) => Math.round(value * 10) / 10;
/** A French shoe size is 2/3 cm, with 1.5 cm of room in front of the toes. */
const footOf = (size: string) => tenth((Number(size) * 2) / 3 - 1.5);

/** The sizes of each part of the body in ascending order. Customers often save several. */
export const SIZE_CHART: Readonly<Record<SizeKind, readonly ChartSize[]>> = {
  top: letters.map((size, index) => ({
    size,
    british: null,
    from: chests[index] ?? 0,
    upTo: chests[index + 1] ?? 0,
  })),
  waist: waists.map((inches) => ({
    size: `W${inches}`,
    british: null,
    from: tenth(inches * CM_PER_INCH),
    upTo: tenth(inches * CM_PER_INCH),
  })),
  head: heads.map((cm) => ({ size: String(cm), british: null, from: cm, upTo: cm })),
  shoe: shoes.map(([size = '', british = null]) => ({
    size,
    british,
    from: footOf(size),
    upTo: footOf(size),
  })),
};

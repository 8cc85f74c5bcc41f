/** Figures of garments, as a tailor's sheet draws them. Their measures are drawn where they are taken, not to scale. */
export const FIGURES = [
  'long-sleeved',
  'short-sleeved',
  'jacket',
  'coat',
  'dress',
  'short-sleeved-dress',
  'long-sleeved-dress',
  'trousers',
  'shorts',
  'skirt',
  'boot',
  'shoe',
  'pump',
  'hat',
  'bag',
  'scarf',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Coordinates in a box of 200 by 260 whose middle is at x = 0. */
export const FIGURE_HEIGHT = 260;
type Point = readonly [x: number, y: number];

export type MeasureLine = {
  from: Point;
  to: Point;
  /** Where the value stands, from 0 at the start of the line to 1 at its end. */
  at: number;
};

export type FigureDrawing = {
  /** Right halves of outlines, mirrored to the left; later ones cover earlier ones. */
  halves: readonly string[];
  /** Right halves of seams, collars and pockets. */
  details: readonly string[];
  /** Paths that are not mirrored: an opening, a shoe. Closed ones cover what is below them. */
  whole: readonly string[];
  lines: Readonly<Record<string, MeasureLine>>;
  /** The part of the box that is shown, from its top, for what is lower than a garment. */
  shown?: { top: number; height: number };
};

const line = (from: Point, to: Point, at = 0.5): MeasureLine => ({ from, to, at });

const COLLAR = 'M0 34Q15 34 20 19Q10 24 0 24';
const LONG_SLEEVE = 'M46 31C62 42 73 108 84 172L66 177C58 140 50 106 44 84';
const SHORT_SLEEVE = 'M46 31C60 38 70 62 78 88L56 98L44 84';

const torso = (hem: number) => `M0 34Q15 34 20 19L46 31L44 84C43 120 43 160 46 ${hem}L0 ${hem}`;

const topLines = (hem: number) => ({
  shoulder: line([-46, 31], [46, 31], 0.5),
  bust: line([-44, 86], [44, 86], 0.62),
  waist: line([-43, 128], [43, 128], 0.62),
  hips: line([-45, hem - 18], [45, hem - 18], 0.62),
  hem: line([-46, hem], [46, hem], 0.62),
  length: line([-20, 19], [-20, hem], 0.74),
});
const longSleeve = line([46, 31], [76, 174], 0.55);
const shortSleeve = line([46, 31], [68, 93], 0.62);

const gown =
  'M0 46Q15 44 19 18L36 22C34 48 38 62 42 70C42 92 33 104 31 118C35 138 45 154 48 176L58 248L0 248';
const gownLines = {
  shoulder: line([-36, 22], [36, 22], 0.5),
  bust: line([-42, 72], [42, 72], 0.64),
  waist: line([-31, 118], [31, 118], 0.6),
  hips: line([-46, 164], [46, 164], 0.64),
  hem: line([-58, 248], [58, 248], 0.64),
  length: line([-18, 18], [-18, 248], 0.85),
};

const SHOE =
  'M-72 168C-74 148 -70 132 -66 122C-50 130 -34 126 -26 118C-8 138 18 152 46 156C66 159 78 166 78 176L78 182L-72 182Z';
const SOLE = 'M-74 182L80 182L80 190L-74 190Z';
const LOW = { top: 98, height: 122 };
const shoeLines = { sole: line([-74, 206], [80, 206]), heel: line([-84, 168], [-84, 190]) };

export const FIGURE_DRAWINGS: Readonly<Record<Figure, FigureDrawing>> = {
  'long-sleeved': {
    halves: [LONG_SLEEVE, torso(206)],
    details: [COLLAR],
    whole: [],
    lines: { ...topLines(206), sleeve: longSleeve },
  },
  'short-sleeved': {
    halves: [SHORT_SLEEVE, torso(206)],
    details: [COLLAR],
    whole: [],
    lines: { ...topLines(206), sleeve: shortSleeve },
  },
  jacket: {
    halves: [LONG_SLEEVE, torso(206)],
    details: ['M20 19L30 62L0 92', 'M14 150L36 148'],
    whole: ['M0 92L0 206'],
    lines: { ...topLines(206), sleeve: longSleeve },
  },
  coat: {
    halves: [LONG_SLEEVE, 'M0 34Q15 34 20 19L46 31L44 84C42 130 48 190 54 248L0 248'],
    details: ['M20 19L32 60L0 92', 'M16 150L38 146'],
    whole: ['M0 92L0 248'],
    lines: { ...topLines(248), hem: line([-54, 248], [54, 248], 0.62), sleeve: longSleeve },
  },
  dress: { halves: [gown], details: ['M0 118L31 118'], whole: [], lines: gownLines },
  'short-sleeved-dress': {
    halves: ['M36 22C52 30 62 52 69 76L50 86L42 70', gown],
    details: ['M0 118L31 118'],
    whole: [],
    lines: { ...gownLines, sleeve: line([36, 22], [60, 81], 0.6) },
  },
  'long-sleeved-dress': {
    halves: ['M36 22C54 34 64 92 74 148L57 153C52 122 47 92 42 70', gown],
    details: ['M0 118L31 118'],
    whole: [],
    lines: { ...gownLines, sleeve: line([36, 22], [66, 150], 0.55) },
  },
  trousers: {
    halves: ['M0 22L36 22C40 42 43 62 45 84L50 248L20 248L3 94Q1 90 0 90'],
    details: ['M0 34L38 34', 'M22 34C24 46 32 52 42 52'],
    whole: ['M0 22L0 90'],
    lines: {
      waist: line([-36, 22], [36, 22], 0.5),
      hips: line([-42, 64], [42, 64], 0.72),
      rise: line([0, 22], [0, 90], 0.56),
      thigh: line([-4, 98], [-46, 98]),
      inseam: line([3, 94], [20, 248], 0.6),
      hem: line([20, 248], [50, 248]),
      length: line([-36, 22], [-50, 248], 0.72),
    },
  },
  shorts: {
    halves: ['M0 50L40 50C45 72 50 94 52 116L60 196L8 200L3 138Q1 132 0 132'],
    details: ['M0 63L42 63', 'M24 63C26 76 36 82 47 82'],
    whole: ['M0 50L0 132'],
    lines: {
      waist: line([-40, 50], [40, 50], 0.5),
      hips: line([-49, 98], [49, 98], 0.72),
      rise: line([0, 50], [0, 132], 0.54),
      thigh: line([-4, 144], [-55, 144]),
      inseam: line([3, 138], [8, 200], 0.6),
      hem: line([8, 200], [60, 196]),
      length: line([-40, 50], [-60, 196], 0.76),
    },
  },
  skirt: {
    halves: ['M0 40L32 40C38 62 46 80 49 100L66 222L0 222'],
    details: ['M0 52L36 52'],
    whole: [],
    lines: {
      waist: line([-32, 40], [32, 40], 0.5),
      hips: line([-48, 98], [48, 98], 0.64),
      hem: line([-66, 222], [66, 222], 0.64),
      length: line([-18, 40], [-18, 222], 0.72),
    },
  },
  boot: {
    halves: [],
    details: [],
    whole: [
      'M-68 196C-70 160 -66 110 -66 40L-14 40C-14 90 -16 128 -8 150C12 168 44 172 62 178C74 182 78 188 78 196L78 204L-30 204L-34 204L-36 226L-68 226Z',
    ],
    lines: {
      shaft: line([-40, 40], [-40, 204], 0.45),
      sole: line([-68, 240], [78, 240]),
      heel: line([-82, 204], [-82, 226], 0.5),
      width: line([-66, 40], [-14, 40]),
    },
  },
  shoe: {
    halves: [],
    details: [],
    whole: [SHOE, SOLE, 'M-14 128L-2 118M-2 138L10 128M12 146L22 136'],
    lines: { ...shoeLines, shaft: line([-50, 126], [-50, 182]) },
    shown: LOW,
  },
  pump: {
    halves: [],
    details: [],
    whole: [
      'M-71 150L-40 160C-49 169 -53 179 -54 190L-63 190C-63 176 -66 163 -71 150Z',
      'M-73 112C-77 128 -75 145 -69 154C-42 158 -12 175 16 184C40 189 66 190 85 186C87 178 70 168 42 159C35 157 29 153 25 149C0 160 -42 146 -66 112Z',
    ],
    lines: { sole: line([-73, 206], [85, 206]), heel: line([-86, 150], [-86, 190]) },
    shown: LOW,
  },
  hat: {
    halves: [
      'M0 140C66 142 92 156 92 168C92 186 44 196 0 196',
      'M0 64C26 56 44 66 46 92L50 154C30 162 10 164 0 164',
    ],
    details: ['M0 150C22 150 40 146 49 140'],
    whole: [],
    lines: {
      head: line([-50, 156], [50, 156]),
      height: line([-24, 62], [-24, 164], 0.4),
      brim: line([50, 160], [92, 168], 0.6),
    },
    shown: { top: 48, height: 164 },
  },
  bag: {
    halves: ['M0 106L58 106L70 214Q70 220 64 220L0 220'],
    details: ['M30 106C30 40 14 36 0 36', 'M22 106C22 54 12 46 0 46'],
    whole: ['M58 106L76 96L86 200L70 214Z'],
    lines: {
      width: line([-70, 234], [70, 234]),
      height: line([-44, 106], [-44, 220]),
      depth: line([58, 106], [76, 96], 1),
      strap: line([0, 36], [0, 106], 0.5),
      length: line([-44, 106], [-44, 220]),
    },
  },
  scarf: {
    halves: ['M0 24L34 24L34 222L0 222'],
    details: ['M6 222L6 238M14 222L14 238M22 222L22 238M30 222L30 238'],
    whole: [],
    lines: { length: line([-16, 24], [-16, 222], 0.6), width: line([-34, 60], [34, 60], 0.68) },
  },
};

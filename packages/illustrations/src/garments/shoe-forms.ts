import type { ShoeForm } from './last.ts';

export type ShoeStyle = 'pump' | 'loafer' | 'ankle' | 'tall' | 'trainer';
type Toe = ShoeForm['toe'];

/** What differs between two pairs of one style. */
export interface ShoeDetails {
  heel: number;
  variant: number;
  toe: Toe;
}

export const SHOE_FORMS: Readonly<Record<ShoeStyle, (details: ShoeDetails) => ShoeForm>> = {
  pump: ({ heel, toe }) => ({
    widths: [0.1, 0.088, 0.143],
    toe: toe === 'round' ? 'almond' : toe,
    heel,
    sole: 0.02,
    throat: 0.72,
    ridge: [
      [0, 0.21],
      [0.3, 0.24],
      [0.5, 0.2],
      [0.72, 0.125],
      [0.88, 0.1],
      [1, 0.08],
    ],
    topline: [
      [0, 0.66],
      [0.14, 0.52],
      [0.4, 0.4],
      [0.72, 0.46],
    ],
  }),
  loafer: ({ toe }) => ({
    widths: [0.115, 0.105, 0.168],
    toe,
    heel: 0.1,
    sole: 0.036,
    throat: 0.5,
    ridge: [
      [0, 0.25],
      [0.3, 0.29],
      [0.5, 0.235],
      [0.68, 0.165],
      [0.88, 0.128],
      [1, 0.1],
    ],
    topline: [
      [0, 0.62],
      [0.15, 0.52],
      [0.33, 0.5],
      [0.5, 0.6],
    ],
  }),
  ankle: ({ toe, heel }) => ({
    widths: [0.12, 0.108, 0.162],
    toe,
    heel: heel * 0.5 + 0.06,
    sole: 0.034,
    throat: 0.46,
    ridge: [
      [0, 0.36],
      [0.2, 0.4],
      [0.38, 0.36],
      [0.46, 0.31],
      [0.58, 0.235],
      [0.72, 0.165],
      [0.88, 0.125],
      [1, 0.1],
    ],
    topline: [
      [0, 0.52],
      [0.2, 0.48],
      [0.46, 0.56],
    ],
  }),
  tall: ({ toe, heel }) => ({
    widths: [0.115, 0.1, 0.152],
    toe: toe === 'round' ? 'almond' : toe,
    heel: heel * 0.7 + 0.06,
    sole: 0.03,
    throat: 0.46,
    ridge: [
      [0, 0.36],
      [0.2, 0.4],
      [0.38, 0.36],
      [0.46, 0.31],
      [0.58, 0.235],
      [0.72, 0.155],
      [0.88, 0.115],
      [1, 0.09],
    ],
    topline: [
      [0, 0.52],
      [0.2, 0.48],
      [0.46, 0.56],
    ],
  }),
  trainer: () => ({
    widths: [0.122, 0.118, 0.168],
    toe: 'round',
    heel: 0.1,
    sole: 0.085,
    throat: 0.42,
    ridge: [
      [0, 0.27],
      [0.25, 0.31],
      [0.42, 0.31],
      [0.6, 0.22],
      [0.76, 0.15],
      [0.9, 0.12],
      [1, 0.1],
    ],
    topline: [
      [0, 0.72],
      [0.15, 0.58],
      [0.42, 0.64],
    ],
  }),
};

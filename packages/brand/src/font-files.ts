import { createRequire } from 'node:module';
import path from 'node:path';

const inFolder = (file: string) => path.join(import.meta.dirname, '..', 'faces', 'pdf', file);
const packages = createRequire(import.meta.url);

/** Paths of the faces of invoices, labels and credit notes: Latin letters (`faces/pdf/README.md`). */
export const PDF_FONTS = {
  text: inFolder('instrument-sans-latin-400.ttf'),
  strong: inFolder('instrument-sans-latin-600.ttf'),
  title: inFolder('fraunces-latin-500.ttf'),
  brand: inFolder('fraunces-latin-italic-420.ttf'),
} as const;

/** Paths of the faces of share pictures. Fraunces is a static file: the default weight of its variable one is the heaviest. */
export const PICTURE_FONTS = {
  display: packages.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff2'),
  text: packages.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
} as const;

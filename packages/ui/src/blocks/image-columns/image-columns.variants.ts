import { cva } from 'class-variance-authority';

export const imageColumnsVariants = cva('grid gap-3 gap-y-6 xl:gap-5', {
  variants: {
    columns: {
      1: 'max-w-[82.5rem] grid-cols-1',
      2: 'grid-cols-2',
      3: 'grid-cols-2 sm:grid-cols-3',
      4: 'grid-cols-2 xl:grid-cols-4',
      5: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-5',
      6: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-6',
    },
  },
});

export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6;

type Shape = {
  /** Classes of the image's box. */
  box: string;
  /** The `sizes` attribute: at most 1320 px for a single image, 682 px for several. */
  sizes: string;
  /** Width of the largest file. */
  maxWidth: 768 | 1536;
};

const among = (sizes: string): Shape => ({ box: 'aspect-portrait', sizes, maxWidth: 768 });

export const columnShapes: Record<ColumnCount, Shape> = {
  1: {
    box: 'aspect-landscape lg:aspect-[2/1]',
    sizes: '(min-width: 87.5em) 1320px, 100vw',
    maxWidth: 1536,
  },
  2: { ...among('(min-width: 87.5em) 682px, 50vw'), box: 'aspect-portrait lg:aspect-square' },
  3: among('(min-width: 43em) 32vw, 50vw'),
  4: among('(min-width: 60em) 24vw, 50vw'),
  5: among('(min-width: 60em) 19vw, (min-width: 43em) 32vw, 50vw'),
  6: among('(min-width: 60em) 16vw, (min-width: 43em) 32vw, 50vw'),
};

import { cva } from 'class-variance-authority';

/** One column on phones. The last row has a single cell only when no column count avoids it. */
export const gridVariants = cva('grid gap-x-6 gap-y-8 xl:gap-x-10 xl:gap-y-12', {
  variants: {
    columns: {
      1: '',
      2: 'sm:grid-cols-2',
      3: 'sm:grid-cols-3',
      4: 'sm:grid-cols-2 xl:grid-cols-4',
    },
  },
});

/** A stitched line above each cell; on phones the image is beside the text. */
export const gridCellVariants = cva(
  'group relative grid min-w-0 content-start gap-x-4 gap-y-4 border-t border-dashed border-field pt-4',
  {
    variants: {
      look: {
        picture: 'grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)]',
        words: 'grid-cols-[minmax(0,1fr)]',
        alone: 'grid-cols-[minmax(0,1fr)] sm:grid-cols-2 sm:items-center sm:gap-x-10',
      },
    },
  },
);

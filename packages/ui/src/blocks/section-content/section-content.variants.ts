import { cva } from 'class-variance-authority';

export const sectionContentVariants = cva('grid gap-x-14 gap-y-6 xl:gap-x-20', {
  variants: {
    /** Where the picture stands on wide screens; without one the heading has a column of its own. */
    picture: {
      left: 'lg:grid-cols-[5fr_7fr]',
      right: 'lg:grid-cols-[7fr_5fr]',
      none: 'stitch-t pt-6 lg:grid-cols-[4fr_8fr] xl:pt-8',
    },
  },
});

/** The picture comes first on phones, and stays in view beside a long text. */
export const sectionPictureVariants = cva(
  'aspect-landscape lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:aspect-[4/5] lg:self-start',
  // By its place and not by its order: a page that comes in pieces shows it before the words are there.
  { variants: { side: { left: '', right: 'lg:col-start-2 lg:row-start-1' } } },
);

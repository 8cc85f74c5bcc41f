import { cva } from 'class-variance-authority';

export const sectionContentVariants = cva('grid gap-x-14 gap-y-6 xl:gap-x-20', {
  variants: {
    /** Position of the image on wide screens; without an image, the heading has its own column. */
    picture: {
      left: 'lg:grid-cols-[5fr_7fr]',
      right: 'lg:grid-cols-[7fr_5fr]',
      none: 'stitch-t pt-6 lg:grid-cols-[4fr_8fr] xl:pt-8',
    },
  },
});

/** The image is first on phones, and sticky beside a long text. */
export const sectionPictureVariants = cva(
  'aspect-landscape lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:aspect-[4/5] lg:self-start',
  // Uses a grid position instead of `order`, so that a partly streamed page shows it in place before the text.
  { variants: { side: { left: '', right: 'lg:col-start-2 lg:row-start-1' } } },
);

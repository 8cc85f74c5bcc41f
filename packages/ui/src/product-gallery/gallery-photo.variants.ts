import { cva } from 'class-variance-authority';

/*
 * On phones a row of frames of one height, as wide as the screen; a frame leaves room for the title and the buy bar below it.
 * From 43em on, whole photographs two by two; in a column too narrow for that (below some 970 px), the first alone above three a row.
 * --ratio, --share and --frame are set by ProductGallery; --tallest is the height that the window leaves.
 */
export const galleryPhotoVariants = cva(
  [
    'relative shrink-0 bg-ecru max-sm:w-full max-sm:snap-start',
    '[--tallest:max(24rem,100svh-var(--header-height)-7rem)]',
  ],
  {
    variants: {
      /** True for a piece that is gone: on phones its first screen has pieces like it as well. */
      past: {
        true: 'max-sm:h-[min(100vw/var(--frame),max(16rem,40svh))]',
        false: 'max-sm:h-[min(100vw/var(--frame),max(22rem,100svh-16.25rem))]',
      },
      /** True beside another photograph. */
      paired: {
        true: 'sm:aspect-(--ratio) sm:w-[min((100%-0.75rem)*var(--share),var(--tallest)*var(--ratio))]',
        false: 'sm:h-[min(100cqw/var(--ratio),var(--tallest))] sm:w-full',
      },
      first: {
        true: '[view-transition-name:piece] sm:@max-[34rem]:aspect-auto sm:@max-[34rem]:h-[min(100cqw/var(--ratio),var(--tallest))] sm:@max-[34rem]:w-full',
        false:
          'sm:@max-[34rem]:aspect-(--frame) sm:@max-[34rem]:h-auto sm:@max-[34rem]:w-[calc((100%-1.5rem)/3)]',
      },
    },
  },
);

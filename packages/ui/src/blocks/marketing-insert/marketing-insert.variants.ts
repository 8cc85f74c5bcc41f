import { cva } from 'class-variance-authority';

export const insertVariants = cva('grid grid-cols-[minmax(0,1fr)] items-center gap-x-6', {
  variants: {
    look: {
      // The place of the collage has its size before the collage arrives.
      hero: 'gap-y-5 [--collage:clamp(20rem,min(100svh_-_22rem,40vw),44rem)] lg:min-h-(--collage) lg:grid-cols-[minmax(0,1fr)_calc(var(--collage)*4/3)] lg:gap-x-10',
      plain: 'gap-y-8 lg:grid-cols-2 lg:gap-x-14',
      banner: 'bg-ecru',
    },
  },
  defaultVariants: { look: 'plain' },
});

export const insertTextVariants = cva('min-w-0', {
  variants: {
    look: { hero: '', plain: '', banner: 'grid items-center gap-x-14 px-6 py-8 sm:px-10 lg:grid-cols-2' },
  },
  defaultVariants: { look: 'plain' },
});

export const insertBodyVariants = cva('', {
  variants: { look: { hero: 'mt-3 xl:mt-6', plain: 'mt-4 xl:mt-6', banner: 'mt-4 lg:mt-0' } },
  defaultVariants: { look: 'plain' },
});

/** The buttons; beside a collage phones have only room for them in one short row. */
export const insertActionsVariants = cva('flex flex-wrap first:mt-0', {
  variants: {
    look: {
      hero: 'mt-4 gap-2 sm:gap-3 max-sm:*:min-h-11 max-sm:*:px-4 max-sm:*:text-sm xl:mt-8',
      plain: 'mt-6 gap-3 xl:mt-8',
      banner: 'mt-6 gap-3 xl:mt-8',
    },
  },
  defaultVariants: { look: 'plain' },
});

export const insertTitleVariants = cva('wrap-break-word hyphens-auto', {
  variants: {
    look: {
      hero: 'font-display font-[420] leading-[1.04] tracking-tighter text-balance lg:font-hero lg:text-[clamp(2.5rem,5.4vw,5.75rem)]',
      plain: 'heading',
      banner: 'heading text-3xl',
    },
    /** Heading level: the heading of the page is larger. */
    level: { 1: '', 2: '' },
    /** Length of the title: a long one is smaller, so that it does not fill a phone. */
    length: { short: '', long: '' },
  },
  compoundVariants: [
    { look: 'hero', length: 'short', className: 'text-[2.625rem]' },
    { look: 'hero', length: 'long', className: 'text-4xl' },
    { look: 'plain', level: 1, length: 'long', className: 'text-4xl xl:text-5xl' },
    {
      look: 'plain',
      level: 1,
      length: 'short',
      className:
        'text-[2.625rem] leading-[1.04] tracking-tighter text-balance lg:text-[clamp(3rem,4.8vw,5.25rem)]',
    },
    { look: 'plain', level: 2, className: 'text-3xl' },
  ],
  defaultVariants: { look: 'plain', level: 2, length: 'short' },
});

/** Box of the image: 682 × 462, a band of 230 px across the page, or as high as the text beside it. */
export const insertPictureVariants = cva('', {
  variants: {
    format: {
      default: 'aspect-[682/462] w-full max-w-[42.625rem] lg:justify-self-end',
      banner: 'order-first h-[230px] w-full',
      auto: 'aspect-[682/462]',
    },
    /** Heading level: at the head of a page the image reaches the edge of a window without margins. */
    level: { 1: '', 2: '' },
  },
  compoundVariants: [
    { format: 'auto', level: 1, className: '-mx-(--gutter) lg:ms-0 min-[96rem]:me-0' },
    { format: 'auto', level: 2, className: 'w-full lg:aspect-auto lg:h-full lg:min-h-[462px]' },
  ],
  defaultVariants: { format: 'default', level: 2 },
});

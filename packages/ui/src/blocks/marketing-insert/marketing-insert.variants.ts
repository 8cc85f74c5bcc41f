import { cva } from 'class-variance-authority';

export const insertVariants = cva('grid grid-cols-[minmax(0,1fr)] items-center gap-x-6', {
  variants: {
    look: {
      hero: 'gap-y-8 py-8 lg:grid-cols-[1.05fr_1fr] xl:py-14',
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

export const insertTitleVariants = cva('wrap-break-word hyphens-auto', {
  variants: {
    look: {
      hero: 'font-hero font-[420] tracking-tighter text-balance xl:text-[clamp(3rem,5.8vw,5.25rem)] xl:leading-[1.04]',
      plain: 'heading',
      banner: 'heading text-3xl',
    },
    /** Heading level: the heading of the page is larger. */
    level: { 1: '', 2: '' },
    /** Length of the title: a long one is smaller, so that it does not fill a phone. */
    length: { short: '', long: '' },
  },
  compoundVariants: [
    { look: 'hero', length: 'short', className: 'text-5xl' },
    { look: 'hero', length: 'long', className: 'text-4xl' },
    { look: 'plain', level: 1, className: 'text-4xl' },
    { look: 'plain', level: 2, className: 'text-3xl' },
  ],
  defaultVariants: { look: 'plain', level: 2, length: 'short' },
});

/** Box of the image: 682 × 462, a band of 230 px across the page, or as high as the text beside it. */
export const insertPictureVariants = cva('w-full', {
  variants: {
    format: {
      default: 'aspect-[682/462] max-w-[42.625rem] lg:justify-self-end',
      banner: 'order-first h-[230px]',
      auto: 'aspect-[682/462] lg:aspect-auto lg:h-full lg:min-h-[462px]',
    },
  },
  defaultVariants: { format: 'default' },
});

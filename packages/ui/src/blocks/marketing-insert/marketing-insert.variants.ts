import { cva } from 'class-variance-authority';

export const insertVariants = cva('grid items-center gap-x-6 gap-y-8', {
  variants: {
    look: {
      hero: 'py-8 lg:grid-cols-[1.05fr_1fr] xl:py-14',
      plain: 'lg:grid-cols-2 lg:gap-x-14',
      banner: 'bg-ecru px-6 py-8 sm:px-10 lg:grid-cols-[1fr_auto]',
    },
  },
  defaultVariants: { look: 'plain' },
});

export const insertTitleVariants = cva('wrap-break-word hyphens-auto', {
  variants: {
    look: {
      hero: 'font-hero text-5xl font-[420] tracking-tighter text-balance xl:text-[clamp(3rem,5.8vw,5.25rem)] xl:leading-[1.04]',
      plain: 'heading text-3xl',
      banner: 'heading text-2xl',
    },
  },
  defaultVariants: { look: 'plain' },
});

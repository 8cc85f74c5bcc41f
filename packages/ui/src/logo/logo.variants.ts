import { cva } from 'class-variance-authority';

export const logoVariants = cva('inline-block py-1 leading-none', {
  variants: {
    /** Height of the wordmark: 32 px, or 40 px on wide screens. */
    size: { sm: 'text-[2rem]', md: 'text-[2rem] xl:text-[2.5rem]' },
    /** Only the default wordmark has the running stitch. */
    own: {
      true: '[&>img]:box-content [&>img]:border-b-2 [&>img]:border-dashed [&>img]:border-garance [&>img]:pb-1',
      false: '',
    },
  },
  defaultVariants: { size: 'md', own: true },
});

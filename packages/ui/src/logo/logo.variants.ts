import { cva } from 'class-variance-authority';

export const logoVariants = cva('inline-block py-1 leading-none', {
  variants: {
    /** Font size of the wordmark: 32 px, or 40 px on wide screens. */
    size: { sm: 'text-[2rem]', md: 'text-[2rem] xl:text-[2.5rem]' },
    /** Only the default wordmark has the running stitch. */
    own: {
      true: '[&>span]:block [&>span]:border-b-2 [&>span]:border-dashed [&>span]:border-garance [&>span]:pb-1',
      false: '',
    },
  },
  defaultVariants: { size: 'md', own: true },
});

import { cva } from 'class-variance-authority';

/** The line at the top of the viewport. */
export const threadVariants = cva(
  'h-full w-full origin-left forced-colors:bg-[Highlight] [[dir=rtl]_&]:origin-right',
  {
    variants: {
      phase: {
        running: 'animate-advance bg-garance',
        done: 'animate-fade-out bg-garance',
        failed: 'animate-fade-out bg-ink',
      },
    },
  },
);

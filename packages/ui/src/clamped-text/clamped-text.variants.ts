import { cva } from 'class-variance-authority';

// Unfolded, or with the focus on one of its links, the text is whole again.
export const clampedTextVariants = cva('', {
  variants: {
    /** Where the text is cut to three lines: on phones alone, or everywhere. */
    on: {
      phones: 'max-sm:not-focus-within:group-not-has-[details[open]]/clamped:line-clamp-3',
      everything: 'not-focus-within:group-not-has-[details[open]]/clamped:line-clamp-3',
    },
  },
  defaultVariants: { on: 'phones' },
});

export const clampedToggleVariants = cva('group/toggle mt-2', {
  variants: {
    on: { phones: 'sm:hidden', everything: '' },
  },
  defaultVariants: { on: 'phones' },
});

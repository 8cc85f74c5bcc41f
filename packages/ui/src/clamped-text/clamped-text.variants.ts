import { cva } from 'class-variance-authority';

// The text is complete when expanded or when one of its links has focus.
export const clampedTextVariants = cva('', {
  variants: {
    /** Where the text is limited to three lines: on phones only, or everywhere. */
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

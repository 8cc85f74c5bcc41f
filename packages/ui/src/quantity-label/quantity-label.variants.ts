import { cva } from 'class-variance-authority';

export const quantityLabelVariants = cva('whitespace-nowrap tabular-nums', {
  variants: {
    /** How the number is said: « 2 pièces », or « × 2 ». */
    look: { words: '', times: 'text-sm text-muted' },
  },
  defaultVariants: { look: 'words' },
});

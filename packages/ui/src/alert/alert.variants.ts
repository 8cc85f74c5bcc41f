import { cva } from 'class-variance-authority';

export const alertVariants = cva('flex gap-3 rounded wrap-break-word px-4 py-3.5', {
  variants: {
    tone: {
      info: 'bg-ecru',
      notice: 'bg-blush',
      success: 'border border-moss bg-surface [&>svg]:text-moss',
      error: 'border border-garance bg-surface [&>svg]:text-garance',
    },
  },
  defaultVariants: { tone: 'info' },
});

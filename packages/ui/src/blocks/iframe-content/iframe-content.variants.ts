import { cva, type VariantProps } from 'class-variance-authority';

export const iframeContentVariants = cva('relative w-full overflow-hidden border border-line bg-ecru', {
  variants: {
    ratio: {
      video: 'aspect-16/9',
      square: 'mx-auto aspect-square max-w-170',
      portrait: 'mx-auto aspect-look max-w-110',
    },
  },
  defaultVariants: { ratio: 'video' },
});

export type IframeRatio = NonNullable<VariantProps<typeof iframeContentVariants>['ratio']>;

/** As large as the iframe, or larger when the text needs it. */
export const iframeConsentVariants = cva(
  'flex w-full flex-col items-center justify-center gap-4 border border-line bg-ecru p-6 text-center',
  {
    variants: {
      ratio: {
        video: 'min-h-[min(56.25vw,30rem)]',
        square: 'mx-auto min-h-[min(100vw,42.5rem)] max-w-170',
        portrait: 'mx-auto min-h-[min(130vw,40rem)] max-w-110',
      },
    },
    defaultVariants: { ratio: 'video' },
  },
);

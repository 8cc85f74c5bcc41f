import { cva } from 'class-variance-authority';

export const titleBlockVariants = cva('heading wrap-break-word', {
  variants: { level: { h1: 'text-4xl', h2: 'text-3xl', h3: 'text-xl' } },
});

import type { ReactNode } from 'react';

export type TextBlockProps = {
  /** The text as safe elements; the host turns its Markdown into them. */
  children: ReactNode;
};

const rules = [
  'max-w-prose wrap-break-word text-ink-soft',
  '[&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-semibold [&_strong]:text-ink',
  '[&_h2]:mt-8 [&_h2]:font-display [&_h2]:text-2xl [&_h2]:text-ink [&_h3]:mt-6 [&_h3]:font-display [&_h3]:text-xl [&_h3]:text-ink',
  '[&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li]:marker:text-garance',
  '[&>*+*]:mt-4 [&_blockquote]:border-l-[3px] [&_blockquote]:border-garance [&_blockquote]:pl-5 [&_blockquote]:italic',
];

export function TextBlock({ children }: TextBlockProps) {
  return (
    <div data-slot="text-block" className={rules.join(' ')}>
      {children}
    </div>
  );
}

import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useSafeHtml } from '../safe-html/safe-html.ts';
import { proseVariants } from './prose.variants.ts';

export type ProseProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  VariantProps<typeof proseVariants> & {
    /** The words as safe HTML, which the host makes of their Markdown. */
    html?: string | undefined;
    /** The words as they were written, shown paragraph by paragraph where there is no HTML. */
    text: string;
  };

/** Running text. */
export function Prose({ html, text, size, columns, dropCap, className, ...rest }: ProseProps) {
  const root = {
    'data-slot': 'prose',
    className: proseVariants({ size, columns, dropCap, className }),
    ...rest,
  };
  const safe = useSafeHtml(html ?? '');
  if (html !== undefined) return <div {...root} dangerouslySetInnerHTML={safe} />;
  return (
    <div {...root}>
      {paragraphsOf(text).map(({ at, words }) => (
        <p key={at}>{words}</p>
      ))}
    </div>
  );
}

/** Paragraphs with where each begins: the same words may come twice. */
function paragraphsOf(text: string) {
  return [...text.matchAll(/[^\n]+(?:\n[^\S\n]*\S[^\n]*)*/g)]
    .map((match) => ({ at: match.index, words: match[0].trim() }))
    .filter(({ words }) => words !== '');
}

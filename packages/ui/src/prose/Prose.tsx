import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useSafeHtml } from '../safe-html/safe-html.ts';
import { proseVariants } from './prose.variants.ts';

export type ProseProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  VariantProps<typeof proseVariants> & {
    /** The text as safe HTML, made by the host from Markdown. */
    html?: string | undefined;
    /** The source text, rendered by paragraph when there is no HTML. */
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
      {paragraphsOf(text).map(({ at, paragraph }) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Returns paragraphs with their start positions as keys, because the same text may occur twice. */
function paragraphsOf(text: string) {
  return [...text.matchAll(/[^\n]+(?:\n[^\S\n]*\S[^\n]*)*/g)]
    .map((match) => ({ at: match.index, paragraph: match[0].trim() }))
    .filter(({ paragraph }) => paragraph !== '');
}

import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Prose } from '../../prose/Prose.tsx';

export type TextBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Markdown that an editor wrote. */
  block: BlockOf<'text'>;
  /** The block's Markdown as safe HTML, made by the host; without it the text is shown as it was written. */
  html?: string | undefined;
};

/** A few paragraphs, in lines short enough to read however wide the page. */
export function TextBlock({ block: { text }, html, ...rest }: TextBlockProps) {
  if (!text.trim()) {
    devWarning('TextBlock', 'has no text');
    return null;
  }
  return <Prose html={html} text={text} {...rest} />;
}

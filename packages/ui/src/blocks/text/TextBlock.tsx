import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Prose } from '../../prose/Prose.tsx';

export type TextBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Markdown of the block. */
  block: BlockOf<'text'>;
  /** The Markdown as safe HTML from the host; without it the source is shown. */
  html?: string | undefined;
};

/** A few paragraphs with a readable line length at any page width. */
export function TextBlock({ block: { text }, html, ...rest }: TextBlockProps) {
  if (!text.trim()) {
    devWarning('TextBlock', 'has no text');
    return null;
  }
  return <Prose html={html} text={text} {...rest} />;
}

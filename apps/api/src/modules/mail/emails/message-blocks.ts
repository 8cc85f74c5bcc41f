import type { Locale } from '@patine/core';
import { Fragment, type ReactElement, createElement as h } from 'react';
import type { MessageId } from '../../../messages/messages.ts';
import { type Values, richMessage } from '../../../messages/translate.ts';
import { CallToAction, Heading, Paragraph, paragraphsOf } from './components.ts';

export type MessageBlocksProps = {
  locale: Locale;
  id: MessageId;
  values?: Values;
  /** Where each tag of the message leads. */
  links?: Readonly<Record<string, string>>;
};

/**
 * The paragraphs of a message, separated by empty lines. A text in `<heading>` is a heading, a text in the tag of a
 * link is that link on a line of its own.
 */
export function MessageBlocks({ locale, id, values = {}, links = {} }: MessageBlocksProps) {
  const parts = richMessage<ReactElement>(locale, id, values, {
    heading: (words) => h(Heading, null, words),
    ...Object.fromEntries(
      Object.entries(links).map(([tag, href]) => [tag, (words: string) => h(CallToAction, { href }, words)]),
    ),
  });
  const blocks = parts.flatMap((part): ReactElement[] =>
    typeof part === 'string'
      ? paragraphsOf(part)
          .filter(Boolean)
          .map((text) => h(Paragraph, null, text))
      : [part],
  );
  return h(Fragment, null, ...blocks);
}

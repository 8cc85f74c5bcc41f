import type { Locale } from '@patine/core';
import { Fragment, type ReactElement, type ReactNode, createElement as h } from 'react';
import type { MessageId } from '../../../messages/messages.ts';
import { type Values, richMessage } from '../../../messages/translate.ts';
import { Button, CallToAction, Heading, Paragraph, paragraphsOf } from './components.ts';

export type MessageBlocksProps = {
  locale: Locale;
  id: MessageId;
  values?: Values;
  /** The URL of each link tag in the message. */
  links?: Readonly<Record<string, string>>;
  /** What stands before the button. */
  children?: ReactNode;
};

/**
 * Renders a message: empty lines separate paragraphs, `<heading>` becomes a heading. Of the tags named in `links` the
 * first becomes the button, the others become links.
 */
export function MessageBlocks({ locale, id, values = {}, links = {}, children }: MessageBlocksProps) {
  const parts = richMessage<ReactElement>(locale, id, values, {
    heading: (text) => h(Heading, null, text),
    ...Object.fromEntries(
      Object.entries(links).map(([tag, href], index) => [
        tag,
        (text: string) =>
          index === 0
            ? h(Fragment, null, children, h(Button, { href }, text))
            : h(CallToAction, { href }, text),
      ]),
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

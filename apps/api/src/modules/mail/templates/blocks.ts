import type { Locale } from '@patine/core';
import type { MessageId } from '../../../messages/messages.ts';
import { type Values, richMessage, messagesIn } from '../../../messages/translate.ts';
import { type Email, heading, layout, linkTo, paragraph } from '../layout.ts';
import type { ItemLine } from './item-lines.ts';

type Link = { words: string; address: string };
/** What a letter is made of, from above to below; a text is a paragraph. */
export type Block = string | { heading: string } | Link | ItemLine;

const inHtml = (block: Block) => {
  if (typeof block === 'string') return paragraph(block);
  if ('heading' in block) return heading(block.heading);
  return linkTo(block.address, 'line' in block ? block.line : block.words);
};

const inText = (locale: Locale, block: Block) => {
  if (typeof block === 'string') return block;
  if ('heading' in block) return block.heading;
  return 'line' in block
    ? `${block.line}\n${block.address}`
    : messagesIn(locale)('written', { label: block.words, value: block.address });
};

/**
 * The paragraphs of a message, parted by empty lines. One that stands in `<heading>` is a heading, one in a link's tag
 * leads to that link's address.
 */
export const blocksOf = (
  locale: Locale,
  id: MessageId,
  values: Values = {},
  links: Readonly<Record<string, string>> = {},
): Block[] =>
  richMessage<{ heading: string } | Link>(locale, id, values, {
    heading: (words) => ({ heading: words }),
    ...Object.fromEntries(
      Object.entries(links).map(([tag, address]) => [tag, (words: string) => ({ words, address })]),
    ),
  }).flatMap((part): Block[] => (typeof part === 'string' ? part.split('\n\n').filter(Boolean) : [part]));

/** Both forms of a letter made of blocks. */
export const blockEmail = (locale: Locale, subject: string, blocks: readonly Block[]): Email => ({
  subject,
  html: layout(locale, subject, blocks.map(inHtml)),
  text: [...blocks.map((block) => inText(locale, block)), ''].join('\n\n'),
});

import type { Locale } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';
import { itemLines, type EmailedItem } from './item-lines.ts';

type Facts = { locale: Locale; publicUrl: string; piece: EmailedItem };

/** One letter, asked for on the piece's page. */
export function backInStock({ locale, publicUrl, piece }: Facts): Email {
  const say = messagesIn(locale);
  return blockEmail(locale, say('piece-free.subject'), [
    ...blocksOf(locale, 'piece-free.text'),
    ...itemLines([piece], { locale, publicUrl }),
    say('piece-free.once'),
  ]);
}

import { type Locale, localePrefix } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';

type Facts = { locale: Locale; W: number; L: number; colors: readonly string[]; publicUrl: string };

export function jeansSizes({ locale, W, L, colors, publicUrl }: Facts): Email {
  const address = new URL(`${localePrefix(locale)}/shop/levis-calculator/`, publicUrl);
  address.search = [
    `jeanLevisSizeW=${W}`,
    `jeanLevisSizeL=${L}`,
    ...(colors.length > 0 ? [`colors=${colors.join('+')}`] : []),
  ].join('&');
  const facts = { size: `W${W} L${L}` };
  return blockEmail(
    locale,
    messagesIn(locale)('jeans.subject', facts),
    blocksOf(locale, 'jeans.text', facts, { link: address.href }),
  );
}

import { colors } from '@patine/brand/colors';
import { TEXT_FONT } from '@patine/brand/faces';
import { type Locale, localePrefix } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { operator, optionalOperatorField } from '../../../operator.ts';
import { lineByLine } from './components.ts';

export type EmailFooterProps = {
  locale: Locale;
  /** Any URL of the shop. */
  publicUrl: string;
};

/** Code de commerce, R123-237 and R123-238: what a company states about itself in its correspondence. */
function companyIn(locale: Locale): string {
  const field = (name: string) => optionalOperatorField(name, locale);
  const capital = field('capital');
  return [
    field('companyName'),
    field('legalForm'),
    capital && messagesIn(locale)('footer.capital', { capital }),
    field('registration'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who writes, where to find help, and what the law wants known of the company. */
export function EmailFooter({ locale, publicUrl }: EmailFooterProps) {
  const help = new URL(`${localePrefix(locale)}/pages/help`, publicUrl).href;
  const lines = [
    h('strong', { style: { fontWeight: 600 } }, operator.tradeName),
    h(
      'a',
      { href: help, className: 'link', style: { color: colors.denim } },
      messagesIn(locale)('footer.help'),
    ),
    optionalOperatorField('email', locale),
    companyIn(locale),
    optionalOperatorField('address', locale),
  ];
  return h(
    'p',
    {
      className: 'footer muted',
      style: {
        margin: '40px 0 0',
        paddingTop: 16,
        borderTop: `1px solid ${colors.line}`,
        color: colors.muted,
        font: `13px/1.6 ${TEXT_FONT}`,
      },
    },
    lineByLine(lines.filter(Boolean)),
  );
}

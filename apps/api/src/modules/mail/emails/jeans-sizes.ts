import { type Locale, localePrefix } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';

export type JeansSizesProps = {
  locale: Locale;
  W: number;
  L: number;
  colors: readonly string[];
  publicUrl: string;
};

const sizeOf = ({ W, L }: JeansSizesProps) => ({ size: `W${W} L${L}` });

const jeansSizesSubject = (props: JeansSizesProps) =>
  messagesIn(props.locale)('jeans.subject', sizeOf(props));

/** The sizes that the jeans calculator recommends, with a link to jeans of that size. */
export function JeansSizes(props: JeansSizesProps) {
  const { locale, W, L, colors, publicUrl } = props;
  const address = new URL(`${localePrefix(locale)}/shop/levis-calculator/`, publicUrl);
  address.search = [
    `jeanLevisSizeW=${W}`,
    `jeanLevisSizeL=${L}`,
    ...(colors.length > 0 ? [`colors=${colors.join('+')}`] : []),
  ].join('&');
  return h(
    EmailLayout,
    { locale, publicUrl, title: jeansSizesSubject(props), titleIsSubject: true },
    h(MessageBlocks, { locale, id: 'jeans.text', values: sizeOf(props), links: { link: address.href } }),
  );
}

export const jeansSizes = (props: JeansSizesProps): Email =>
  renderEmail({ locale: props.locale, subject: jeansSizesSubject(props), email: h(JeansSizes, props) });

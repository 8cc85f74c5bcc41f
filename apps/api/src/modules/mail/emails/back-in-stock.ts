import { productPath } from '@patine/contract/rest/seo';
import type { Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { Button, Paragraph } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';
import { type EmailedProduct, ProductList } from './product-list.ts';

export type BackInStockProps = {
  locale: Locale;
  publicUrl: string;
  firstName: string;
  item: EmailedProduct;
};

const backInStockSubject = ({ locale }: BackInStockProps) => messagesIn(locale)('back-in-stock.subject');

/** A single email that the customer requested on the item's page. */
export function BackInStock(props: BackInStockProps) {
  const { locale, publicUrl, firstName, item } = props;
  return h(
    EmailLayout,
    { locale, publicUrl, title: backInStockSubject(props), titleIsSubject: true },
    h(MessageBlocks, { locale, id: 'back-in-stock.text', values: { name: firstName } }),
    h(ProductList, { locale, publicUrl, products: [item] }),
    h(
      Button,
      { href: new URL(productPath(locale, item.slug), publicUrl).href },
      messagesIn(locale)('back-in-stock.see'),
    ),
    h(Paragraph, null, messagesIn(locale)('back-in-stock.once')),
  );
}

export const backInStock = (props: BackInStockProps): Email =>
  renderEmail({ locale: props.locale, subject: backInStockSubject(props), email: h(BackInStock, props) });

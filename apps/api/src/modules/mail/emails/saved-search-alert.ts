import { type Locale, localePrefix } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { Paragraph } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';
import { type EmailedProduct, ProductList } from './product-list.ts';

export type SavedSearchAlertProps = {
  locale: Locale;
  publicUrl: string;
  firstName: string;
  search: { name: string; path: string; token: string };
  /** The first new items. */
  items: readonly EmailedProduct[];
  /** The number of all new items. */
  total: number;
};

const stopUrl = ({ locale, publicUrl, search }: SavedSearchAlertProps) =>
  new URL(`${localePrefix(locale)}/alerts/${search.token}`, publicUrl).href;

const savedSearchAlertSubject = ({ locale, search, total }: SavedSearchAlertProps) =>
  messagesIn(locale)('saved-search-alert.subject', { name: search.name, count: total });

/** New items in a saved search since its last email. */
export function SavedSearchAlert(props: SavedSearchAlertProps) {
  const { locale, publicUrl, firstName, search, items, total } = props;
  const rest = total - items.length;
  return h(
    EmailLayout,
    { locale, publicUrl, title: savedSearchAlertSubject(props), titleIsSubject: true },
    h(MessageBlocks, { locale, id: 'saved-search-alert.text', values: { firstName, name: search.name } }),
    h(ProductList, { locale, publicUrl, products: items }),
    rest > 0 ? h(Paragraph, null, messagesIn(locale)('saved-search-alert.more', { count: rest })) : null,
    h(MessageBlocks, {
      locale,
      id: 'saved-search-alert.links',
      links: {
        all: new URL(search.path, publicUrl).href,
        manage: new URL(`${localePrefix(locale)}/account/searches`, publicUrl).href,
        stop: stopUrl(props),
      },
    }),
  );
}

export const savedSearchAlert = (props: SavedSearchAlertProps): Email => ({
  ...renderEmail({
    locale: props.locale,
    subject: savedSearchAlertSubject(props),
    email: h(SavedSearchAlert, props),
  }),
  unsubscribeUrl: stopUrl(props),
});

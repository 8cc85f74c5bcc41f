import { type Locale, localePrefix } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';
import { type EmailedProduct, ProductList } from './product-list.ts';
import { UnsubscribeLink, unsubscribeUrl } from './unsubscribe-link.ts';

export const WISHLIST_TOPICS = ['price-drops', 'back-in-stock'] as const;
export type WishlistTopic = (typeof WISHLIST_TOPICS)[number];

export type WishlistUpdatesProps = {
  locale: Locale;
  topic: WishlistTopic;
  publicUrl: string;
  firstName: string;
  /** The items that are still for sale. */
  items: readonly EmailedProduct[];
  /** The token of the unsubscribe link. */
  stopToken: string;
};

const wishlistUpdatesSubject = ({ locale, topic, items }: WishlistUpdatesProps) =>
  messagesIn(locale)(`wishlist.${topic}.subject`, { count: items.length });

/** Price drops of wishlist items, or their return to sale. */
export function WishlistUpdates(props: WishlistUpdatesProps) {
  const { locale, topic, publicUrl, firstName, items, stopToken } = props;
  const at = (path: string) => new URL(localePrefix(locale) + path, publicUrl).href;
  return h(
    EmailLayout,
    { locale, publicUrl, title: wishlistUpdatesSubject(props), titleIsSubject: true },
    h(MessageBlocks, {
      locale,
      id: `wishlist.${topic}.text`,
      values: { name: firstName, count: items.length },
    }),
    h(ProductList, { locale, publicUrl, products: items, withStruck: topic === 'price-drops' }),
    h(MessageBlocks, {
      locale,
      id: 'wishlist.links',
      links: { wishlist: at('/wishlist'), choose: at('/account/emails') },
    }),
    h(UnsubscribeLink, { locale, href: unsubscribeUrl(locale, publicUrl, stopToken) }),
  );
}

export const wishlistUpdates = (props: WishlistUpdatesProps): Email => ({
  ...renderEmail({
    locale: props.locale,
    subject: wishlistUpdatesSubject(props),
    email: h(WishlistUpdates, props),
  }),
  unsubscribeUrl: unsubscribeUrl(props.locale, props.publicUrl, props.stopToken),
});

import { OFFER_RESERVATION_HOURS } from '@patine/core';
import { Link } from '@patine/ui/link/Link';
import { Money } from '@patine/ui/money/Money';
import { Picture } from '@patine/ui/picture/Picture';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { VisuallyHidden } from '@patine/ui/visually-hidden/VisuallyHidden';
import Bookmark from 'lucide-react/icons/bookmark';
import Package from 'lucide-react/icons/package';
import { FormattedMessage } from 'react-intl';
import type { Locale } from '@patine/core';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import type { Notification } from './notifications.query.ts';

/** The page that a notification is about. */
function hrefOf({ kind, product, orderId, savedSearch }: Notification, locale: Locale): string {
  if (orderId !== null) return paths.order(locale, orderId);
  if (savedSearch) return savedSearch.path;
  if (product && kind !== 'OFFER_DECLINED' && kind !== 'OFFER_LAPSED')
    return paths.product(locale, product.slug);
  return paths.offers(locale);
}

function Sign({ product, orderId }: Notification) {
  if (product?.image)
    return <Picture id={product.image.id} alt="" sizes="3rem" maxWidth={128} ratio="portrait" />;
  const Icon = orderId === null ? Bookmark : Package;
  return (
    <span className="grid aspect-square place-items-center rounded-full bg-ecru text-ink-soft">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

export type NotificationItemProps = {
  notification: Notification;
  /** Closes the panel when the link is followed. */
  onFollow: () => void;
};

/** A notification as a link to its page. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { kind, createdAt, isRead, product, amount, orderReference, savedSearch, productCount } =
    notification;
  return (
    <li>
      <Link
        href={hrefOf(notification, useLocale())}
        onClick={onFollow}
        className="grid min-h-11 grid-cols-[3rem_minmax(0,1fr)_0.5rem] items-start gap-3 rounded px-2 py-3 hover:bg-ecru"
      >
        <Sign {...notification} />
        <span className="min-w-0">
          <span className="block text-sm wrap-anywhere">
            <FormattedMessage
              id={`notifications.${kind}`}
              values={{
                product: product?.name ?? '',
                amount: amount ? <Money value={amount} /> : null,
                order: <span className="whitespace-nowrap">{orderReference}</span>,
                search: savedSearch?.name ?? '',
                count: productCount ?? 0,
                hours: OFFER_RESERVATION_HOURS,
              }}
            />
          </span>
          <PlainDate value={createdAt} className="text-sm text-muted" />
        </span>
        {isRead ? null : (
          <span className="mt-1.5 size-2 rounded-full bg-garance forced-colors:bg-[Highlight]">
            <VisuallyHidden>
              <FormattedMessage id="notifications.new" />
            </VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}

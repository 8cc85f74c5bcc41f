import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Money } from '@patine/ui/money/Money';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { Suspense, lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { useMe } from '../../features/session/use-me.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { OrderedItems } from './OrderedItems.tsx';

const StructureZones = lazy(() => import('../../cms/StructureZones.tsx'));

/** Confirmation with the next steps. */
export function Confirmed({ order }: { order: OrderState }) {
  const locale = useLocale();
  const me = useMe();
  return (
    <>
      <div className="mx-auto grid max-w-280 gap-x-16 gap-y-10 py-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
        <div aria-live="polite" className="min-w-0">
          <PageHeading title={<FormattedMessage id="order-confirm.paid.title" />}>
            {me ? (
              <FormattedMessage id="order-confirm.paid.text" values={{ email: me.emailAddress }} />
            ) : (
              <FormattedMessage id="order-confirm.paid.textWithoutEmail" />
            )}
          </PageHeading>
          <dl className="stitch-t stitch-b my-6 grid grid-cols-2 gap-4 py-4 tabular-nums">
            <div>
              <dt className="text-sm text-muted">
                <FormattedMessage id="order-confirm.reference" />
              </dt>
              <dd className="text-lg font-semibold wrap-anywhere">{order.reference}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">
                <FormattedMessage id="order-confirm.total" />
              </dt>
              <dd className="text-lg font-semibold">
                <Money value={order.totalAmount} exact />
              </dd>
            </div>
          </dl>
          <p className="mb-6">
            <FormattedMessage id="order-confirm.paid.next" />
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild>
              <Link href={paths.order(locale, order.id)}>
                <FormattedMessage id="order-confirm.follow" />
              </Link>
            </Button>
            <TextLink href={paths.shop(locale)}>
              <FormattedMessage id="cart.goOn" />
            </TextLink>
          </div>
        </div>
        <OrderedItems id={order.id} />
      </div>
      <Suspense>
        <StructureZones type="order-confirmation" params={{}} />
      </Suspense>
    </>
  );
}

import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { orderQuery } from '../../features/orders/order.query.ts';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { useMe } from '../../features/session/use-me.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { ConfirmationLayout } from './ConfirmationLayout.tsx';
import { OrderTicket } from './OrderTicket.tsx';

const StructureZones = lazy(() => import('../../cms/StructureZones.tsx'));

/** Confirmation: a ticket of what comes when and where, with the pieces. */
export function Confirmed({ order }: { order: OrderState }) {
  const { api, locale } = useStore();
  const me = useMe();
  const { data: details, isError } = useQuery(orderQuery(api, order.id));
  return (
    <>
      <ConfirmationLayout
        details={isError ? null : details}
        heading={
          <div aria-live="polite">
            <PageHeading className="mb-0" title={<FormattedMessage id="order-confirm.paid.title" />}>
              {me ? (
                <FormattedMessage id="order-confirm.paid.text" values={{ email: me.emailAddress }} />
              ) : (
                <FormattedMessage id="order-confirm.paid.textWithoutEmail" />
              )}
            </PageHeading>
          </div>
        }
      >
        <OrderTicket order={order} details={details} />
        <p>
          <FormattedMessage id="order-confirm.paid.next" />
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <Button asChild>
            <Link href={paths.order(locale, order.id)}>
              <FormattedMessage id="order-confirm.follow" />
            </Link>
          </Button>
          <TextLink href={paths.shop(locale)}>
            <FormattedMessage id="cart.goOn" />
          </TextLink>
        </div>
      </ConfirmationLayout>
      {/* Its blocks have the page's margins themselves. */}
      <div className="-mx-(--gutter) print:hidden">
        <Suspense>
          <StructureZones type="order-confirmation" params={{}} />
        </Suspense>
      </div>
    </>
  );
}

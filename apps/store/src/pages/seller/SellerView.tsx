import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Seller } from '../../features/catalogue/seller.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Identity } from './Identity.tsx';
import { SellerProducts } from './SellerProducts.tsx';
import { Rights } from './Rights.tsx';

/** The seller's identity, buyers' rights, and products. */
export function SellerView({ seller }: { seller: Seller }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const locale = useLocale();
  const { store, since, identity, products } = seller;
  const country = formatDisplayName(store.country, { type: 'region' }) ?? store.country;
  return (
    <div className="wrap pb-16">
      <PageHead
        title={store.name}
        description={formatMessage({ id: 'seller.description' }, { name: store.name, country })}
      />
      <Breadcrumb
        trail={[{ label: formatMessage({ id: 'shop.home' }), href: paths.home(locale) }]}
        current={store.name}
      />
      <div className="mt-2 mb-3 flex items-start gap-4 sm:items-center sm:gap-6">
        <span
          aria-hidden
          className="mb-5 grid size-16 shrink-0 place-items-center rounded-full bg-ecru heading text-3xl text-garance sm:size-20 sm:text-4xl"
        >
          {[...store.name.trim()][0]?.toUpperCase()}
        </span>
        <PageHeading
          className="min-w-0"
          title={store.name}
          aside={
            products && products.count > 0 ? (
              <TextLink href="#products">
                <FormattedMessage id="shop.count" values={{ count: products.count }} />
              </TextLink>
            ) : null
          }
        >
          <FormattedMessage
            id="seller.status"
            values={{ professional: String(store.isProfessional), country }}
          />
          {since ? (
            <>
              {' · '}
              <FormattedMessage
                id="seller.since"
                values={{ month: <FormattedDate value={since} month="long" year="numeric" /> }}
              />
            </>
          ) : null}
        </PageHeading>
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <Identity name={store.name} country={country} identity={identity} />
        <Rights />
      </div>
      {products ? <SellerProducts name={store.name} products={products} /> : null}
    </div>
  );
}

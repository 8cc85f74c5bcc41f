import { Accordion } from '@patine/ui/accordion/Accordion';
import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Seller } from '../../features/catalogue/seller.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { cityName } from './city-name.ts';
import { Identity } from './Identity.tsx';
import { Rights } from './Rights.tsx';
import { SellerProducts } from './SellerProducts.tsx';
import { Specialities } from './Specialities.tsx';

/** The seller's shop window: its pieces first, then buyers' rights and its legal identity. */
export function SellerView({ seller }: { seller: Seller }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const locale = useLocale();
  const { store, since, about, identity, products, specialities } = seller;
  const country = formatDisplayName(store.country, { type: 'region' }) ?? store.country;
  const place = identity ? `${cityName(identity.address.city, locale)}, ${country}` : country;
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
      <header className="mt-2 grid items-end gap-x-14 gap-y-6 stitch-b pb-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="heading text-5xl leading-[1.04] xl:text-6xl xl:leading-[1.04]">{store.name}</h1>
          <p className="mt-3 text-lg text-balance">
            <FormattedMessage
              id="seller.status"
              values={{ professional: String(store.isProfessional), country: place }}
            />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
            {since ? (
              <span>
                <FormattedMessage
                  id="seller.since"
                  values={{ month: <FormattedDate value={since} month="long" year="numeric" /> }}
                />
              </span>
            ) : null}
            <TextLink href="#identity">
              <FormattedMessage id="seller.legal" />
            </TextLink>
          </p>
          {about ? (
            <blockquote className="mt-5 max-w-prose border-s-2 border-garance ps-4 text-lg text-pretty">
              {about}
            </blockquote>
          ) : null}
        </div>
        <Specialities name={store.name} specialities={specialities} />
      </header>
      {products ? <SellerProducts name={store.name} products={products} /> : null}
      <div className="mt-14 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <Rights />
        <Accordion
          title={<FormattedMessage id="seller.legal" />}
          level={2}
          className="self-start border-b lg:mt-6"
        >
          <Identity name={store.name} country={country} identity={identity} />
        </Accordion>
      </div>
    </div>
  );
}

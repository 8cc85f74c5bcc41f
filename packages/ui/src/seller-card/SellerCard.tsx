import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkTitle } from '../complain/check-title.ts';
import { Link } from '../link/Link.tsx';
import { countryName } from './country-name.ts';

export type SellerCardProps = ComponentPropsWithRef<'div'> & {
  /** Who sells the piece, from where, and whether as a professional. */
  store: {
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    isProfessional: boolean;
  };
  /** The seller's own page, with its legal identity. */
  href: string;
};

/** Who sells: trade name, professional status and country, as the law asks. */
export function SellerCard({ store, href, className, ...rest }: SellerCardProps) {
  const { formatMessage, locale } = useIntl();
  const name = store.name.trim();
  checkTitle('SellerCard', name);
  return (
    <div
      data-slot="seller-card"
      className={cx('relative flex items-center gap-4 stitch-t stitch-b py-4', className)}
      {...rest}
    >
      <span
        aria-hidden
        className="grid size-13 shrink-0 place-items-center rounded-full bg-ecru heading text-xl"
      >
        {[...name][0]?.toUpperCase()}
      </span>
      <p className="min-w-0">
        <Link
          href={href}
          className="line-clamp-2 font-semibold wrap-break-word underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
        >
          {name || formatMessage({ id: 'ui.seller-card.unnamed' })}
        </Link>
        <span className="block text-sm text-muted">
          <FormattedMessage
            id={store.isProfessional ? 'ui.seller-card.professional' : 'ui.seller-card.individual'}
            values={{ country: countryName(store.country, locale) }}
          />
        </span>
      </p>
    </div>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { countryName } from './country-name.ts';

export type SellerCardProps = {
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
export function SellerCard({ store, href }: SellerCardProps) {
  const { locale } = useIntl();
  return (
    <div data-slot="seller-card" className="relative flex items-center gap-4 stitch-t stitch-b py-4">
      <span
        aria-hidden
        className="grid size-13 shrink-0 place-items-center rounded-full bg-ecru heading text-xl"
      >
        {store.name.slice(0, 1).toUpperCase()}
      </span>
      <p className="min-w-0">
        <Link
          href={href}
          className="font-semibold wrap-break-word underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
        >
          {store.name}
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

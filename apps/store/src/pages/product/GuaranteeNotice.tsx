import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';

/** The European Union's page on guarantees, which the harmonised notice must link to. */
const yourEurope = (locale: string) =>
  `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`;

/** The harmonised notice on the legal guarantee, required before a purchase (Regulation (EU) 2025/1960, annex I). */
export function GuaranteeNotice() {
  const locale = useLocale();
  return (
    <section id="guarantee" className="border-2 border-denim bg-white p-4 sm:p-5">
      <h3 className="heading text-xl">
        <FormattedMessage id="product.guarantee.notice" />
      </h3>
      <div className="mt-2 grid gap-2 text-sm">
        {(['seller', 'remedies', 'durable'] as const).map((part) => (
          <p key={part}>
            <FormattedMessage id={`product.guarantee.${part}`} />
          </p>
        ))}
        <p>
          <FormattedMessage id="product.terms.guarantee" />
        </p>
        <p>
          <TextLink href={yourEurope(locale)}>
            <FormattedMessage id="product.guarantee.more" />
          </TextLink>
        </p>
      </div>
    </section>
  );
}

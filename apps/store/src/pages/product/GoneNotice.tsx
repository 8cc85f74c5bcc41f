import { Alert } from '@patine/ui/alert/Alert';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Says why a product cannot be bought now; one of a drop leads to the drop. */
export default function GoneNotice({ product: { stateLabel, drops } }: { product: Product }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <div className="mt-5 text-pretty">
      <Alert tone="info" title={formatMessage({ id: `product.state.${stateLabel ?? 'withdrawn'}` })}>
        {stateLabel === 'upcoming' ? (
          <>
            <FormattedMessage id="product.upcomingText" />{' '}
            {drops.map(({ slug, name }) => (
              <TextLink key={slug} href={paths.drop(locale, slug)}>
                {name}
              </TextLink>
            ))}
          </>
        ) : (
          <FormattedMessage id="product.goneText" />
        )}
      </Alert>
    </div>
  );
}

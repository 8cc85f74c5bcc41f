import { RETURN_WINDOW_DAYS } from '@patine/core';
import { NewTabNote } from '@patine/ui/link/NewTabNote';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Terms of sale and right of withdrawal; both links open a new tab. */
export function Terms() {
  const locale = useLocale();
  return (
    <p>
      <FormattedMessage
        id="checkout.terms"
        values={{
          days: RETURN_WINDOW_DAYS,
          terms: (
            <TextLink href={paths.page(locale, 'terms')} target="_blank" size="sm">
              <FormattedMessage id="checkout.terms.link" />
              <NewTabNote />
            </TextLink>
          ),
          returns: (
            <TextLink href={paths.page(locale, 'returns')} target="_blank" size="sm">
              <FormattedMessage id="checkout.terms.returns" />
              <NewTabNote />
            </TextLink>
          ),
        }}
      />
    </p>
  );
}

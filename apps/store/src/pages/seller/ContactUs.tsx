import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { navigationQuery } from '../../lib/content.query.ts';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Contact for the rest of a seller's identity: the operator's email, or the help page. */
export function ContactUs() {
  const { api, locale } = useStore();
  const { data } = useQuery(navigationQuery(api, locale));
  const email = data?.contact?.email;
  return (
    <p>
      <FormattedMessage
        id="seller.ask"
        values={{
          contact: (
            <TextLink href={email ? `mailto:${email}` : paths.page(locale, 'help')} className="wrap-anywhere">
              {email ?? <FormattedMessage id="seller.help" />}
            </TextLink>
          ),
        }}
      />
    </p>
  );
}

import { NewsletterForm } from '@patine/ui/newsletter-form/NewsletterForm';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useSubscribe } from './use-subscribe.ts';

export type SubscriptionProps = {
  /** Where on the site it stands, or the name that an editor gave. */
  source: string;
  /** Typed and sent before this form was there. */
  sent?: string | undefined;
  className?: string;
};

/** The form, what is done with the address, and the road that it takes without scripts. */
export function Subscription({ source, ...rest }: SubscriptionProps) {
  const locale = useLocale();
  return (
    <NewsletterForm
      {...useSubscribe(source)}
      method="post"
      action={`${paths.newsletter(locale)}?source=${source}`}
      {...rest}
    >
      <p>
        <FormattedMessage id="newsletter.use" />{' '}
        <TextLink href={paths.page(locale, 'privacy')} size="sm">
          <FormattedMessage id="newsletter.privacy" />
        </TextLink>
      </p>
    </NewsletterForm>
  );
}

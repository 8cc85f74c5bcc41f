import { NewsletterForm } from '@patine/ui/newsletter-form/NewsletterForm';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useSubscribe } from './use-subscribe.ts';

export type SubscriptionProps = {
  /** Where on the site the form is, or a name chosen by an editor. */
  source: string;
  /** Email that was submitted before this form was loaded. */
  sent?: string | undefined;
  className?: string;
};

/** The form with its privacy notice; it also works without scripts. */
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

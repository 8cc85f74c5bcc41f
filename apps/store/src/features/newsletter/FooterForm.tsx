import { NEWSLETTER_PERCENT } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Subscription } from './Subscription.tsx';

export type FooterFormProps = {
  /** Email that was submitted before this code was loaded. */
  sent?: string | undefined;
};

/** Description of the newsletter and its form. */
export function FooterForm({ sent }: FooterFormProps) {
  return (
    <section data-slot="footer-newsletter" className="grid gap-3">
      <h2 className="heading text-2xl">
        <FormattedMessage id="newsletter.title" />
      </h2>
      <p>
        <FormattedMessage id="newsletter.text" />{' '}
        <span data-slot="first-order" className="group-data-signed-in/letter:hidden">
          <FormattedMessage id="newsletter.firstOrder" values={{ percent: NEWSLETTER_PERCENT }} />
        </span>
      </p>
      <Subscription source="footer" sent={sent} />
    </section>
  );
}

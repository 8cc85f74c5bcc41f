import { SubscribeToNewsletterDocument } from '@patine/contract/operations';
import type { NewsletterFormProps } from '@patine/ui/newsletter-form/NewsletterForm';
import { useReducer } from 'react';
import { useApi } from '../../lib/store-context.tsx';
import { IDLE_NEWSLETTER, newsletterForm } from './newsletter-form.ts';
import { rememberPromptSeen } from './prompt-seen.ts';

/** State of the newsletter form; `source` is where on the site it is. A failure is logged. */
export function useSubscribe(
  source: string,
): Pick<NewsletterFormProps, 'status' | 'onSubscribe' | 'onReset'> {
  const { request } = useApi();
  const [{ status }, dispatch] = useReducer(newsletterForm, IDLE_NEWSLETTER);
  const onSubscribe = async (emailAddress: string) => {
    dispatch({ type: 'SENT', emailAddress });
    try {
      const response = await request(SubscribeToNewsletterDocument, { emailAddress, source });
      if (response.subscribeToNewsletter) rememberPromptSeen();
      dispatch({ type: 'ANSWERED', subscribed: response.subscribeToNewsletter });
    } catch (error) {
      reportError(error);
      dispatch({ type: 'FAILED' });
    }
  };
  return {
    status,
    onSubscribe: (address) => void onSubscribe(address),
    onReset: () => dispatch({ type: 'RESET' }),
  };
}

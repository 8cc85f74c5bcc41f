import { Suspense, lazy, useSyncExternalStore } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { isPromptDue, dismissPrompt, onScroll } from './newsletter-prompt.ts';

const Prompt = lazy(lazyMessages(() => import('./NewsletterPrompt.tsx')));

/** The prompt that is shown once. */
export function NewsletterInvitation() {
  const isDue = useSyncExternalStore(onScroll, isPromptDue, dismissPrompt);
  return isDue ? (
    <Suspense>
      <Prompt />
    </Suspense>
  ) : null;
}

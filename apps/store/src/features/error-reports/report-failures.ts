import type { Locale } from '@patine/core';
import { choiceMade, onConsent } from '../../lib/consent.ts';
import { matchPage } from '../../pages.ts';
import { createFailures } from './failures.ts';

export type Reports = { dsn: string; locale: Locale };

/** Collects all errors of the page, including rendering errors, and reports them after consent. */
export function reportFailures({ dsn, locale }: Reports) {
  const failures = createFailures();
  addEventListener('error', ({ error }) => {
    // Without an error object it is a cross-origin script, which reveals nothing.
    if (error) failures.take(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => failures.take(reason));

  const decide = async () => {
    const choice = choiceMade();
    if (!choice) return;
    if (!choice.has('errors')) return failures.decide(null);
    const { createReporter } = await import('./sentry.ts');
    failures.decide(createReporter(dsn, { locale, page: matchPage(location.pathname)?.name ?? 'unknown' }));
  };
  const onChoice = () => void decide().catch(() => failures.decide(null));
  onConsent(onChoice);
  onChoice();
}

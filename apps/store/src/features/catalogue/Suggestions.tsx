import { Suspense, lazy } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { useInBrowser } from '../../lib/use-browser-fact.ts';
import type { SuggestionsProps } from './SuggestionRows.tsx';

const SuggestionRows = lazy(lazyMessages(() => import('./SuggestionRows.tsx')));

/**
 * Pieces for a page that has none: alike ones, recently viewed ones, those in the customer's sizes, best sellers, or a choice while
 * nothing was sold. They differ between visitors, so only browsers ask for them; until then a row's room is kept.
 */
export function Suggestions(props: SuggestionsProps) {
  const inBrowser = useInBrowser();
  return (
    <div
      data-slot="suggestions"
      className="mt-8 mb-16 grid min-h-105 grid-cols-[minmax(0,1fr)] content-start gap-12 text-start noscript:hidden"
    >
      {inBrowser ? (
        <Suspense>
          <SuggestionRows {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}

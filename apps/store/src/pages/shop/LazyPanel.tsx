import { Suspense, lazy, memo } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import type { PanelProps } from './Panel.tsx';

const Panel = lazy(lazyMessages(() => import('./Panel.tsx')));

/**
 * The filter panel, whose code follows that of the list: its links work without. Rendered again for another list alone: a lazy part
 * that is updated before it is hydrated would disappear for a moment.
 */
export const LazyPanel = memo(function LazyPanel(props: PanelProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
});

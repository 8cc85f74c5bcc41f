import Ruler from 'lucide-react/icons/ruler';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import type { MeasuresOnPictureProps } from './MeasuresOnPicture.tsx';

/** Lazy, because it is drawn once somebody asks for it. */
const MeasuresOnPicture = lazy(lazyMessages(() => import('./MeasuresOnPicture.tsx')));

/** Shows the measures over the first photograph, and hides them again. */
export function MeasuresToggle(props: MeasuresOnPictureProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      {shown ? (
        <Suspense>
          <MeasuresOnPicture {...props} />
        </Suspense>
      ) : null}
      <button
        type="button"
        aria-pressed={shown}
        className="absolute bottom-3 start-3 flex min-h-11 items-center gap-2 rounded-full bg-paper/90 px-4 text-sm font-semibold aria-pressed:selection-kept aria-pressed:bg-ink aria-pressed:text-paper noscript:hidden"
        onClick={() => setShown(!shown)}
      >
        <Ruler aria-hidden className="size-5" />
        <FormattedMessage id="product.showMeasures" />
      </button>
    </>
  );
}

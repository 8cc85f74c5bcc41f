import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { screenMessages } from '../../i18n/screen-messages.ts';
import type { BlockPictureProps } from './BlockPicture.tsx';

const BlockPicture = lazy(screenMessages(() => import('./BlockPicture.tsx')));

export type GalleryCardProps = BlockPictureProps & { onChoose: () => void };

/** Pictures are drawn a little before they come into sight, and not all at once. */
const MARGIN = '200px';

/** A type of block, by its picture, its name and what it is for. */
export function GalleryCard({ type, language, pictures, onChoose }: GalleryCardProps) {
  const [isNear, setNear] = useState(false);
  const follow = (element: HTMLElement | null) => {
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <div className="relative flex flex-col overflow-clip rounded border border-line bg-surface transition-colors focus-within:border-ink hover:border-ink">
      <div ref={follow} className="relative aspect-16/10 shrink-0 border-b border-line bg-paper">
        {isNear ? (
          <Suspense>
            <BlockPicture type={type} language={language} pictures={pictures} />
          </Suspense>
        ) : null}
      </div>
      <button
        type="button"
        className="p-4 text-start after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
        onClick={onChoose}
      >
        <span className="block font-semibold">
          <FormattedMessage id={`pageEditor.block.${type}`} />
        </span>{' '}
        <span className="mt-1 block text-sm text-muted">
          <FormattedMessage id={`pageEditor.purpose.${type}`} />
        </span>
      </button>
    </div>
  );
}

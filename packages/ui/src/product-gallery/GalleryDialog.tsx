import * as Radix from '@radix-ui/react-dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';

export type GalleryDialogProps = {
  photos: readonly GalleryPhoto[];
  title: string;
  /** Words of the photograph at an index. */
  name: (index: number) => string;
  /** Index of the photograph that it opens on. */
  first: number;
  onClose: () => void;
};

const onInk = 'text-paper hover:bg-ink-soft focus-visible:outline-paper disabled:text-muted';

/** One photograph on the whole screen: arrows go from one to the next, a press brings it closer. */
export default function GalleryDialog({ photos, title, name, first, onClose }: GalleryDialogProps) {
  const { formatMessage } = useIntl();
  const { imageSrc } = useUi();
  const [index, setIndex] = useState(first);
  const [close, setClose] = useState(false);
  const photo = photos[index];
  const go = (by: number) => {
    setIndex(Math.max(0, Math.min(photos.length - 1, index + by)));
    setClose(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
    if (key === '+') setClose(true);
    if (key === '-') setClose(false);
  };

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          data-slot="gallery-dialog"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-dialog flex animate-appear flex-col bg-ink text-paper"
        >
          <div className="flex items-center gap-2 p-2 pl-5">
            <Radix.Title className="min-w-0 flex-1 truncate">{title}</Radix.Title>
            <span aria-live="polite" className="text-sm tabular-nums">
              {index + 1} / {photos.length}
            </span>
            <IconButton
              label={formatMessage({
                id: close ? 'ui.product-gallery.zoomOut' : 'ui.product-gallery.zoomIn',
              })}
              className={onInk}
              onClick={() => setClose(!close)}
            >
              {close ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
            </IconButton>
            <Radix.Close asChild>
              <IconButton label={formatMessage({ id: 'ui.product-gallery.close' })} className={onInk}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={close ? 'min-h-0 flex-1 overflow-auto' : 'min-h-0 flex-1 overflow-hidden'}>
            {photo ? (
              <img
                key={photo.id}
                src={imageSrc(photo.id, 1536, 'webp')}
                alt={name(index)}
                className={close ? 'w-[220%] max-w-none sm:w-[150%]' : 'size-full object-contain'}
              />
            ) : null}
          </div>
          <div className="flex justify-center gap-4 p-2">
            <IconButton
              label={formatMessage({ id: 'ui.product-gallery.previous' })}
              className={onInk}
              disabled={index === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              label={formatMessage({ id: 'ui.product-gallery.next' })}
              className={onInk}
              disabled={index === photos.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

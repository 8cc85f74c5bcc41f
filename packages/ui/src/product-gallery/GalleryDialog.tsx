import * as Radix from '@radix-ui/react-dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DialogThumbnails } from './DialogThumbnails.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';
import { GalleryStage } from './GalleryStage.tsx';
import { useZoomKeys } from './use-zoom-keys.ts';
import { useZoom } from './use-zoom.ts';

export type GalleryDialogProps = {
  /** Photographs of the product in the seller’s order. */
  photos: readonly GalleryPhoto[];
  /** Name of the product, and of the dialog. */
  title: string;
  /** Returns the accessible name of the photograph at an index. */
  name: (index: number) => string;
  /** Index of the initial photograph. */
  first: number;
  /** Called by the close button and Escape. */
  onClose: () => void;
};

const onInk = 'text-on-fill hover:bg-on-fill/15 focus-visible:outline-on-fill disabled:text-field';

/** A full-screen photograph that can be swiped, pinched, zoomed by wheel, and controlled by keyboard. */
export default function GalleryDialog({ photos, title, name, first, onClose }: GalleryDialogProps) {
  const { formatMessage } = useIntl();
  const focusReturn = useFocusReturn();
  const [index, setIndex] = useState(first);
  const go = (by: number) => setIndex(Math.max(0, Math.min(photos.length - 1, index + by)));
  const zoom = useZoom(index, go);
  const onKeyDown = useZoomKeys(zoom, go, photos.length);
  const close = zoom.view.scale > 1;
  const photo = photos[index];

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          data-slot="gallery-dialog"
          aria-describedby={undefined}
          {...focusReturn}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-dialog flex animate-appear flex-col bg-shade text-on-fill"
        >
          <div className="flex items-center gap-2 p-2 ps-5">
            <Radix.Title className="min-w-0 flex-1 truncate">{title}</Radix.Title>
            <span aria-live="polite" className="text-sm tabular-nums">
              {index + 1} / {photos.length}
            </span>
            <IconButton
              label={formatMessage({
                id: close ? 'ui.product-gallery.zoomOut' : 'ui.product-gallery.zoomIn',
              })}
              className={onInk}
              onClick={() => zoom.toggle()}
            >
              {close ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
            </IconButton>
            <Radix.Close asChild>
              <IconButton label={formatMessage({ id: 'ui.product-gallery.close' })} className={onInk}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <GalleryStage view={zoom.view} handlers={zoom.handlers} photo={photo?.id} alt={name(index)} />
          <div className="flex items-center justify-center gap-2 p-2 sm:gap-4">
            <IconButton
              label={formatMessage({ id: 'ui.product-gallery.previous' })}
              className={onInk}
              disabled={index === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft aria-hidden className="mirrored" />
            </IconButton>
            <DialogThumbnails photos={photos} index={index} name={name} onChoose={setIndex} />
            <IconButton
              label={formatMessage({ id: 'ui.product-gallery.next' })}
              className={onInk}
              disabled={index >= photos.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight aria-hidden className="mirrored" />
            </IconButton>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

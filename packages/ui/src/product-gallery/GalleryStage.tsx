import { useUi } from '../provider/UiProvider.tsx';
import type { useZoom } from './use-zoom.ts';

export type GalleryStageProps = Pick<ReturnType<typeof useZoom>, 'view' | 'handlers'> & {
  /** Id of the current photograph. */
  photo: string | undefined;
  /** Alternative text of the photograph. */
  alt: string;
};

/** Rendered only in the browser, so the position of the photograph may be an inline style. */
export function GalleryStage({ view: { scale, x, y }, handlers, photo, alt }: GalleryStageProps) {
  const { imageSrc } = useUi();
  return (
    <div
      data-slot="gallery-stage"
      data-close={scale > 1 || undefined}
      className="min-h-0 flex-1 cursor-zoom-in touch-none overflow-hidden select-none data-close:cursor-grab data-close:active:cursor-grabbing"
      {...handlers}
    >
      {photo ? (
        <img
          key={photo}
          src={imageSrc(photo, 1536, 'webp')}
          alt={alt}
          draggable={false}
          className="size-full animate-appear object-contain"
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}

import { Picture } from '../picture/Picture.tsx';
import type { GalleryPhoto } from './gallery-photo.ts';

export type DialogThumbnailsProps = {
  /** Photographs of the product in the seller’s order. */
  photos: readonly GalleryPhoto[];
  /** Index of the current photograph. */
  index: number;
  /** Returns the accessible name of the photograph at an index. */
  name: (index: number) => string;
  /** Called with the index of the clicked thumbnail. */
  onChoose: (index: number) => void;
};

export function DialogThumbnails({ photos, index, name, onChoose }: DialogThumbnailsProps) {
  if (photos.length < 2) return null;
  return (
    <ul className="flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
      {photos.map(({ id }, at) => (
        <li key={id} className="w-11 shrink-0">
          <button
            type="button"
            aria-label={name(at)}
            aria-current={at === index ? 'true' : undefined}
            className="block w-full opacity-60 outline-on-fill transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-2"
            onClick={() => onChoose(at)}
          >
            <Picture id={id} alt="" sizes="2.75rem" maxWidth={256} />
          </button>
        </li>
      ))}
    </ul>
  );
}

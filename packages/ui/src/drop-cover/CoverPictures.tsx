import type { DropInfo } from '@patine/contract/content/structure';
import { cx } from 'class-variance-authority';
import { Picture } from '../picture/Picture.tsx';

/** As many portraits fill a box that is twice as wide as high. */
export const FULL_ROW = 3;

export type CoverPicturesProps = {
  /** The picture that an editor chose, or pictures of the drop that stand side by side. */
  drop: Pick<DropInfo, 'cover' | 'coverPictures'>;
  /** Width of one of the pictures that stand side by side; by default beside the words of a banner. */
  sizes?: string;
  /** True where the pictures are in the first view. */
  priority?: boolean;
  /** Of the box: its height, its place. */
  className?: string;
};

/** Pictures of a drop beside or above its words. */
export function CoverPictures({
  drop: { cover, coverPictures },
  sizes = '(min-width: 85em) 22vw, 33vw',
  priority = false,
  className,
}: CoverPicturesProps) {
  const pictures = cover ? [cover] : coverPictures;
  return (
    <div data-slot="cover-pictures" className={cx('grid auto-cols-fr grid-flow-col gap-0.5', className)}>
      {pictures.map((id) => (
        <Picture
          key={id}
          id={id}
          alt=""
          ratio="fill"
          // A few garments would be cut at the top and at the bottom.
          whole={!cover && pictures.length < FULL_ROW}
          sizes={cover ? '(min-width: 55em) 60vw, 100vw' : sizes}
          maxWidth={cover ? 1536 : 1024}
          priority={priority}
          className="bg-denim-fill!"
        />
      ))}
    </div>
  );
}

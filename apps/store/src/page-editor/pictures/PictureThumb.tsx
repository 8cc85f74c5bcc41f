import { framedId } from '@patine/contract/content/picture-framing';
import type { SitePicture } from '@patine/contract/content/site-pictures';
import { Picture } from '@patine/ui/picture/Picture';

export type PictureThumbProps = { picture: SitePicture; sizes: string; maxWidth?: number };

/** A picture of the library in a square, around its focal point. */
export const PictureThumb = ({ picture, sizes, maxWidth = 384 }: PictureThumbProps) => (
  <Picture
    key={picture.pictureId}
    id={framedId(picture, null)}
    alt=""
    ratio="square"
    sizes={sizes}
    maxWidth={maxWidth}
  />
);

import { cropArea } from '@patine/contract/content/picture-framing';
import type { Crop, FocalPoint as Point, SitePicture } from '@patine/contract/content/site-pictures';
import { mediaPath } from '@patine/contract/rest/media';

type Ratio = { width: number; height: number };

export type CropPreviewProps = {
  picture: Pick<SitePicture, 'pictureId' | 'width' | 'height'>;
  ratio: Ratio;
  focalPoint: Point;
  /** True for a box that is a disc. */
  isRound?: boolean;
  /** The area of its own; around the focal point without one. */
  crop?: Crop | undefined;
};

const WIDTH = 512;

/** What a box of a ratio shows of a picture. */
export function CropPreview({ picture, ratio, focalPoint, isRound = false, crop }: CropPreviewProps) {
  const { width, height } = picture;
  const area = crop && cropArea({ width, height }, ratio, crop);
  return (
    <span
      className={`relative block overflow-clip bg-ecru ${isRound ? 'rounded-full' : 'rounded'}`}
      style={{ aspectRatio: `${ratio.width} / ${ratio.height}` }}
    >
      <img
        src={mediaPath(picture.pictureId, WIDTH, 'webp')}
        alt=""
        draggable={false}
        className="absolute max-w-none object-cover"
        style={
          area
            ? {
                width: `${100_000 / area.width}%`,
                height: `${100_000 / area.height}%`,
                left: `${(-100 * area.left) / area.width}%`,
                top: `${(-100 * area.top) / area.height}%`,
              }
            : {
                width: '100%',
                height: '100%',
                objectPosition: `${focalPoint.x / 10}% ${focalPoint.y / 10}%`,
              }
        }
      />
    </span>
  );
}

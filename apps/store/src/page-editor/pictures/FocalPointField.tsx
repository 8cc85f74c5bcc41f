import type { FocalPoint as Point, SitePicture } from '@patine/contract/content/site-pictures';
import { mediaPath } from '@patine/contract/rest/media';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FocalPoint } from './FocalPoint.tsx';

const WIDTH = 1024;

export type FocalPointFieldProps = {
  picture: SitePicture;
  value: Point;
  onChange: (point: Point) => void;
};

/** The whole picture, on which what matters most is marked. */
export function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  const { pictureId, width, height } = picture;
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-1.5 text-sm font-semibold">
        <FormattedMessage id="pictures.focalPoint" />
      </p>
      <div className="grid place-items-center rounded bg-ecru">
        <FocalPoint
          label={formatMessage({ id: 'pictures.focalPoint' })}
          describedBy={helpId}
          value={value}
          onChange={onChange}
        >
          <img
            src={mediaPath(pictureId, WIDTH, 'webp')}
            alt=""
            width={width}
            height={height}
            draggable={false}
            className="block h-auto max-h-[52dvh] w-auto max-w-full"
          />
        </FocalPoint>
      </div>
      <p id={helpId} className="mt-2 text-sm text-muted">
        <FormattedMessage id="pictures.focalPoint.how" />
      </p>
    </div>
  );
}

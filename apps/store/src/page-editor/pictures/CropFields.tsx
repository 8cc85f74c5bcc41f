import {
  CROP_RATIO_NAMES,
  CROP_RATIOS,
  type CropRatio,
  FOLLOWING_RATIOS,
  type FollowingRatio,
  MAX_ZOOM,
  type PictureDetails,
  type SitePicture,
} from '@patine/contract/content/site-pictures';
import { Checkbox } from '@patine/ui/checkbox/Checkbox';
import { VisuallyHidden } from '@patine/ui/visually-hidden/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CropPreview } from './CropPreview.tsx';
import { FocalPoint } from './FocalPoint.tsx';

const FOLLOWING = Object.keys(FOLLOWING_RATIOS) as FollowingRatio[];

export type CropFieldsProps = {
  picture: SitePicture;
  details: PictureDetails;
  onChange: (details: PictureDetails) => void;
};

/** What each box of the shop shows of a picture. Boxes of one ratio may have an area of their own. */
export function CropFields({ picture, details, onChange }: CropFieldsProps) {
  const helpId = useId();
  return (
    <section aria-labelledby={`${helpId}-title`} className="stitch-t mt-8 pt-6">
      <h3 id={`${helpId}-title`} className="heading text-xl">
        <FormattedMessage id="pictures.crops" />
      </h3>
      <p id={helpId} className="mt-1 mb-4 text-sm text-muted">
        <FormattedMessage id="pictures.crops.text" />
      </p>
      <ul className="grid grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-4">
        {CROP_RATIO_NAMES.map((ratio) => (
          <li key={ratio} className="min-w-0">
            <CropField {...{ picture, details, onChange, ratio, helpId }} />
          </li>
        ))}
        {FOLLOWING.map((ratio) => (
          <li key={ratio} className="min-w-0">
            <CropPreview picture={picture} ratio={FOLLOWING_RATIOS[ratio]} focalPoint={details.focalPoint} />
            <p className="mt-2 text-sm">
              <FormattedMessage id={`pictures.ratio.${ratio}`} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;

type CropFieldProps = CropFieldsProps & { ratio: CropRatio; helpId: string };

function CropField({ picture, details, onChange, ratio, helpId }: CropFieldProps) {
  const { formatMessage } = useIntl();
  const { crops, focalPoint } = details;
  const { [ratio]: crop, ...others } = crops;
  const name = formatMessage({ id: `pictures.ratio.${ratio}` });
  const preview = (
    <CropPreview
      picture={picture}
      ratio={CROP_RATIOS[ratio]}
      isRound={ratio === 'square'}
      focalPoint={focalPoint}
      crop={crop}
    />
  );
  return (
    <>
      {crop ? (
        <FocalPoint
          label={formatMessage({ id: 'pictures.crop.centre' }, { name })}
          describedBy={helpId}
          value={crop}
          onChange={(centre) =>
            onChange({ ...details, crops: { ...others, [ratio]: { ...crop, ...centre } } })
          }
        >
          {preview}
        </FocalPoint>
      ) : (
        preview
      )}
      <p className="mt-2 text-sm">{name}</p>
      <Checkbox
        className="text-sm"
        label={<FormattedMessage id="pictures.crop.own" values={{ name, hidden }} />}
        checked={crop !== undefined}
        onChange={({ target }) =>
          onChange({
            ...details,
            crops: target.checked ? { ...others, [ratio]: { ...focalPoint, zoom: 100 } } : others,
          })
        }
      />
      {crop ? (
        <label className="mt-1 block text-sm">
          <span className="flex justify-between gap-2">
            <FormattedMessage id="pictures.crop.zoom" values={{ name, hidden }} />
            <span className="text-muted tabular-nums">
              <FormattedMessage id="pictures.percent" values={{ percent: crop.zoom }} />
            </span>
          </span>
          <input
            type="range"
            min={100}
            max={MAX_ZOOM}
            step={10}
            value={crop.zoom}
            className="block h-8 w-full accent-ink"
            onChange={({ target }) =>
              onChange({
                ...details,
                crops: { ...others, [ratio]: { ...crop, zoom: target.valueAsNumber } },
              })
            }
          />
        </label>
      ) : null}
    </>
  );
}

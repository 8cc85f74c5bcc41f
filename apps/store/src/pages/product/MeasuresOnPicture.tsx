import { MeasureOverlay, type MeasureOverlayProps } from '@patine/ui/measure-overlay/MeasureOverlay';
import { PictureMeasures } from '@patine/ui/picture-measures/PictureMeasures';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useMeasurementSystem } from '../../features/sizes/measurement-system.ts';

export type MeasuresOnPictureProps = Pick<MeasureOverlayProps, 'figure' | 'measures'> & {
  /** The picture below. */
  photo: Product['photos'][number] | undefined;
};

/** The measures in the visitor's unit, over the first picture: on the garment where its lines are known, else on a figure. */
export default function MeasuresOnPicture({ figure, measures, photo }: MeasuresOnPictureProps) {
  const [system] = useMeasurementSystem();
  const lines = (photo?.measureLines ?? []).map(({ name, points }) => ({
    name,
    points: points.map(([x = 0, y = 0]) => [x, y] as const),
  }));
  const common = { measures, system };
  return photo && measures.some(({ name }) => lines.some((line) => line.name === name)) ? (
    <PictureMeasures lines={lines} ratio={photo.ratio} {...common} />
  ) : (
    <MeasureOverlay figure={figure} {...common} />
  );
}

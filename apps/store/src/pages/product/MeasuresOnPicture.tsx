import { MeasureOverlay, type MeasureOverlayProps } from '@patine/ui/measure-overlay/MeasureOverlay';
import { useMeasurementSystem } from '../../features/sizes/measurement-system.ts';

export type MeasuresOnPictureProps = Pick<MeasureOverlayProps, 'figure' | 'measures'>;

/** The measures in the visitor's unit, over the first photograph. */
export default function MeasuresOnPicture(props: MeasuresOnPictureProps) {
  const [system] = useMeasurementSystem();
  return <MeasureOverlay {...props} system={system} />;
}

import type { MeasurementSystem } from '@patine/core';
import { useIntl } from 'react-intl';

const CM_PER_INCH = 2.54;
const TENTHS = { maximumFractionDigits: 1 };

/** Writes centimetres in the visitor's unit, with one decimal at most. */
export function useMeasureText(system: MeasurementSystem): (centimetres: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  const isMetric = system === 'METRIC';
  const unit = formatMessage({ id: isMetric ? 'ui.system-switch.cm' : 'ui.system-switch.in' });
  return (centimetres) =>
    `${formatNumber(isMetric ? centimetres : centimetres / CM_PER_INCH, TENTHS)}\u00a0${unit}`;
}

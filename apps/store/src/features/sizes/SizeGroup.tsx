import {
  type ChartSize,
  type MeasurementSystem,
  SIZE_CHART,
  type SizeKind,
  womenSizesOf,
} from '@patine/core';
import { CheckboxGroup } from '@patine/ui/checkbox-group/CheckboxGroup';
import { ChoiceTiles } from '@patine/ui/jeans-calculator/ChoiceTiles';
import { useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { writeMeasure } from './read-measure.ts';

export type SizeGroupProps = {
  kind: SizeKind;
  system: MeasurementSystem;
  chosen: readonly string[];
  onToggle: (size: string) => void;
};

/** Sizes of one part of the body, labelled in the selected system. */
export function SizeGroup({ kind, system, chosen, onToggle }: SizeGroupProps) {
  const { formatMessage, locale: tag } = useIntl();
  const locale = useLocale();
  const unit = formatMessage({ id: system === 'METRIC' ? 'ui.system-switch.cm' : 'ui.system-switch.in' });
  const isBritish = system === 'IMPERIAL';
  const label = ({ size, british }: ChartSize) =>
    british !== null && isBritish ? `UK\u00a0${british}` : size;
  /** Dresses are sized in numbers, which people know better than letters. */
  const womens = (entry: ChartSize) => {
    const range = kind === 'top' ? womenSizesOf(entry, isBritish ? 'uk' : 'fr') : null;
    if (!range) return null;
    const sizes = [...new Set(range)].join('\u2060–\u2060');
    const country = isBritish ? 'UK' : locale === 'fr' ? null : 'FR';
    return <span className="block">{[country, sizes].filter(Boolean).join('\u00a0')}</span>;
  };
  const measure = (entry: ChartSize) => {
    const text = [...new Set([entry.from, entry.upTo])]
      .map((value) => writeMeasure(value, system, tag))
      .join('\u2060–\u2060');
    return text === label(entry) ? null : text;
  };
  return (
    <CheckboxGroup
      className="@container"
      legend={<span className="heading text-xl">{formatMessage({ id: `account-sizes.${kind}` })}</span>}
      hint={formatMessage({ id: `account-sizes.${kind}.hint` }, { unit })}
    >
      <ChoiceTiles
        type="checkbox"
        name={kind}
        columns="sizes"
        chosen={chosen}
        choices={SIZE_CHART[kind].map((entry) => ({
          value: entry.size,
          label: label(entry),
          detail: (
            <>
              {womens(entry)} {measure(entry)}
            </>
          ),
        }))}
        onChoose={onToggle}
      />
    </CheckboxGroup>
  );
}

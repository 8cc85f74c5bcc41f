import type { AlertFrequency } from '@patine/contract/operations';
import { Select, type SelectProps } from '@patine/ui/select/Select';
import { useIntl } from 'react-intl';

const FREQUENCIES: readonly AlertFrequency[] = ['NONE', 'INSTANT', 'DAILY', 'WEEKLY'];

export type FrequencySelectProps = Omit<SelectProps, 'children' | 'onChange' | 'value'> & {
  value: AlertFrequency;
  onChange: (alerts: AlertFrequency) => void;
};

/** How often emails about new products are sent. */
export function FrequencySelect({ value, onChange, ...rest }: FrequencySelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      {...rest}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = FREQUENCIES.find((alerts) => alerts === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {FREQUENCIES.map((alerts) => (
        <option key={alerts} value={alerts}>
          {formatMessage({ id: `saved-searches.alerts.${alerts}` })}
        </option>
      ))}
    </Select>
  );
}

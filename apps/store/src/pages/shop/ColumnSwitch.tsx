import { IconButton } from '@patine/ui/icon-button/IconButton';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Columns } from './use-columns.ts';

export type ColumnSwitchProps = {
  columns: Columns;
  onChange: (columns: Columns) => void;
  /** Opposite the switch: the number of products. */
  children: ReactNode;
};

/** Shown on phones only. */
export function ColumnSwitch({ columns, onChange, children }: ColumnSwitchProps) {
  const { formatMessage } = useIntl();
  const next = columns === 1 ? 2 : 1;
  return (
    <div className="-mt-2 -mr-2.5 mb-1 flex items-center justify-between text-muted sm:hidden">
      <p>{children}</p>
      <IconButton
        label={formatMessage({ id: 'shop.columns' }, { columns: next })}
        onClick={() => onChange(next)}
      >
        {next === 1 ? <Square aria-hidden /> : <Grid2x2 aria-hidden />}
      </IconButton>
    </div>
  );
}

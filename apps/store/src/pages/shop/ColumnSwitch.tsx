import { IconButton } from '@patine/ui/icon-button/IconButton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Columns } from './use-columns.ts';

export type ColumnSwitchProps = {
  columns: Columns;
  onChange: (columns: Columns) => void;
  /** Opposite the switch: the number of products. */
  children: ReactNode;
};

/** Outlines of the cards that a list of one or two columns has. */
const CARDS: Record<Columns, string> = { 1: 'M5 3h14v18H5Z', 2: 'M3 3h8v18H3ZM13 3h8v18h-8Z' };
const CHOICES: readonly Columns[] = [2, 1];

/** Shown on phones only. */
export function ColumnSwitch({ columns, onChange, children }: ColumnSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="-mt-2 -me-2.5 mb-1 flex items-center justify-between text-muted sm:hidden">
      <p>{children}</p>
      <div className="flex noscript:hidden">
        {CHOICES.map((choice) => (
          <IconButton
            key={choice}
            label={formatMessage({ id: 'shop.columns' }, { columns: choice })}
            aria-pressed={columns === choice}
            className="text-field aria-pressed:text-ink"
            onClick={() => onChange(choice)}
          >
            <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-current">
              <path d={CARDS[choice]} />
            </svg>
          </IconButton>
        ))}
      </div>
    </div>
  );
}

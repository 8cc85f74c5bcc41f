import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { Tag } from '../tag/Tag.tsx';

export type AppliedCodesProps = {
  /** Codes that count for this cart, as they were typed. */
  codes: readonly string[];
  /** Told the code whose cross is pressed; without it codes are only read. */
  onRemove?: (code: string) => void;
  /** True while the cart is being counted again. */
  disabled: boolean;
};

/** The codes that count, each on its punched tag. */
export function AppliedCodes({ codes, onRemove, disabled }: AppliedCodesProps) {
  const { formatMessage } = useIntl();
  if (codes.length === 0) return null;
  return (
    <ul aria-label={formatMessage({ id: 'ui.coupon-form.applied' })} className="flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code} className="flex max-w-full items-center">
          <Tag hole="moss" surface="ecru" size="md" className="min-h-11 min-w-0">
            <span className="truncate">{code}</span>
          </Tag>
          {onRemove ? (
            <button
              type="button"
              disabled={disabled}
              aria-label={formatMessage({ id: 'ui.coupon-form.remove' }, { code })}
              className="grid size-11 shrink-0 place-items-center stitch-l bg-ecru hover:bg-line disabled:text-muted"
              onClick={() => onRemove(code)}
            >
              <X aria-hidden className="size-4" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

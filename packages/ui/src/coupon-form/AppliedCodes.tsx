import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { Tag } from '../tag/Tag.tsx';

export type AppliedCodesProps = {
  /** Applied codes as typed. */
  codes: readonly string[];
  /** Called with the code to remove; without it there is no remove button. */
  onRemove?: (code: string) => void;
  /** True while the cart is being recalculated. */
  disabled: boolean;
  /** Called after a removal by keyboard, whose button is about to leave the page with its focus. */
  onRemovedByKey?: () => void;
};

/** The applied codes as tags. */
export function AppliedCodes({ codes, onRemove, disabled, onRemovedByKey }: AppliedCodesProps) {
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
              aria-disabled={disabled || undefined}
              aria-label={formatMessage({ id: 'ui.coupon-form.remove' }, { code })}
              className="grid size-11 shrink-0 place-items-center stitch-s bg-ecru hover:bg-line aria-disabled:text-muted"
              onClick={({ detail }) => {
                if (disabled) return;
                onRemove(code);
                // A key's click counts none; a pointer's would open the keyboard of a phone.
                if (detail === 0) onRemovedByKey?.();
              }}
            >
              <X aria-hidden className="size-4" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

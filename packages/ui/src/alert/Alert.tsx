import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { alertVariants } from './alert.variants.ts';

const signs = { info: Info, notice: Info, success: CircleCheck, error: CircleAlert };
type AlertTone = 'info' | 'notice' | 'success' | 'error';

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'onClose' | 'title'> & {
  /** Kind of message. */
  tone?: AlertTone;
  /** Short summary. */
  title?: ReactNode;
  /** True for the result of an action, which is announced; false when it is part of the initial page. */
  live?: boolean;
  /** Called by the close button; without it there is none. */
  onClose?: () => void;
  /** Details and what to do next. */
  children?: ReactNode;
};

export function Alert({
  tone = 'info',
  title,
  live = false,
  onClose,
  className,
  children,
  ...rest
}: AlertProps) {
  const { formatMessage } = useIntl();
  const Sign = signs[tone];
  return (
    <div
      data-slot="alert"
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={alertVariants({ tone, className })}
      {...rest}
    >
      <Sign aria-hidden className="size-5 translate-y-0.5" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {onClose ? (
        <button
          type="button"
          onClick={onClose}
          aria-label={formatMessage({ id: 'ui.alert.close' })}
          className="-my-2.5 -me-3 grid size-11 shrink-0 place-items-center rounded"
        >
          <X aria-hidden className="size-5" />
        </button>
      ) : null}
    </div>
  );
}

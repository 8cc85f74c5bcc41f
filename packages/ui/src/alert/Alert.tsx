import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { alertVariants } from './alert.variants.ts';

const signs = { info: Info, notice: Info, success: CircleCheck, error: CircleAlert };

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'onClose' | 'title'> & {
  /** What kind of news it is. */
  tone?: keyof typeof signs;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** True when it comes after a deed, so that it is announced; false when the page begins with it. */
  live?: boolean;
  /** Puts it away; without it the alert stays. */
  onClose?: () => void;
  /** What to do next. */
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
          className="-my-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded"
        >
          <X aria-hidden className="size-5" />
        </button>
      ) : null}
    </div>
  );
}

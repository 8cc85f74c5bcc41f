import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export type DialogBodyProps = {
  /** Scrollable content between header and footer. */
  children: ReactNode;
};

/** The scrollable part. It is focusable, so that arrow keys scroll text without controls. */
export function DialogBody({ children }: DialogBodyProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      data-slot="dialog-body"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
      tabIndex={0}
      aria-label={formatMessage({ id: 'ui.dialog.body' })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-4 empty:hidden sm:px-7"
    >
      {children}
    </section>
  );
}

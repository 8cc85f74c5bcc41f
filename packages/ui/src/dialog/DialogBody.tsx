import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export type DialogBodyProps = {
  /** What scrolls between the head and the buttons. */
  children: ReactNode;
};

/** What scrolls between head and foot: reached by Tab, so that arrow keys scroll words without a control among them. */
export function DialogBody({ children }: DialogBodyProps) {
  const { formatMessage } = useIntl();
  return (
    <section
      data-slot="dialog-body"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by key
      tabIndex={0}
      aria-label={formatMessage({ id: 'ui.dialog.body' })}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-4 sm:px-7"
    >
      {children}
    </section>
  );
}

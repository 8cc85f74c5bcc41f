import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** Id of what is skipped to: the main element, or a part of it that `children` names. */
  targetId?: string;
};

export function SkipLink({ targetId = 'main', className, children, ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      href={`#${targetId}`}
      className={cx(
        'fixed top-2 start-2 z-skip -translate-y-20 rounded bg-ink px-5 py-3 font-semibold text-paper transition-transform focus:translate-y-0',
        className,
      )}
      {...rest}
    >
      {children ?? <FormattedMessage id="ui.skip-link.label" />}
    </a>
  );
}

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** Id of the main element. */
  targetId?: string;
};

export function SkipLink({ targetId = 'main', className, ...rest }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      href={`#${targetId}`}
      className={cx(
        'fixed top-2 left-2 z-skip -translate-y-20 rounded bg-ink px-5 py-3 font-semibold text-paper transition-transform duration focus:translate-y-0',
        className,
      )}
      {...rest}
    >
      <FormattedMessage id="ui.skip-link.label" />
    </a>
  );
}

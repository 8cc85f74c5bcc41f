import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../text-link/TextLink.tsx';

export type LiteralQueryProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** The search text. */
  text: string;
  /** URL of the list that understands the text again. */
  understandHref: string;
};

/** Says that a text is searched word for word, with a link back to its understanding. */
export function LiteralQuery({ text, understandHref, className, ...rest }: LiteralQueryProps) {
  return (
    <p data-slot="literal-query" className={cx('text-sm wrap-break-word text-muted', className)} {...rest}>
      <FormattedMessage id="ui.literal-query.text" values={{ text }} />{' '}
      <TextLink href={understandHref} size="sm" rel="nofollow" className="pointer-coarse:py-2.5">
        <FormattedMessage id="ui.literal-query.understand" />
      </TextLink>
    </p>
  );
}

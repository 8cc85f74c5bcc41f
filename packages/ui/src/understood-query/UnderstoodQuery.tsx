import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { RemovableChip } from '../chip/RemovableChip.tsx';
import { TextLink } from '../text-link/TextLink.tsx';

export type UnderstoodQueryProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The search text as typed. */
  text: string;
  /** What was understood of it, each with the URL of the list without it. */
  filters: readonly { id: string; label: string; href: string }[];
  /** URL of the list that searches the text as it was typed. */
  asTypedHref: string;
};

/** What a search text was understood as, each part removable, and a link that gives the words back as typed. */
export function UnderstoodQuery({ text, filters, asTypedHref, className, ...rest }: UnderstoodQueryProps) {
  const labelId = useId();
  return (
    <div data-slot="understood-query" className={cx('grid gap-2', className)} {...rest}>
      {filters.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span id={labelId} className="mr-1 text-sm text-muted">
            <FormattedMessage id="ui.understood-query.label" />
          </span>
          <ul aria-labelledby={labelId} className="contents">
            {filters.map(({ id, label, href }) => (
              <li key={id} className="max-w-full">
                <RemovableChip label={label} href={href} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="wrap-break-word">
        <TextLink href={asTypedHref} size="sm" rel="nofollow" className="pointer-coarse:py-2.5">
          <FormattedMessage id="ui.understood-query.asTyped" values={{ text }} />
        </TextLink>
      </p>
    </div>
  );
}

import { cx } from 'class-variance-authority';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export type PageLanguage = {
  /** Code of the language: fr, en. */
  code: string;
  /** Name in the language itself: Français, English. */
  name: string;
  /** URL of this page in the language. */
  href: string;
};

export type LanguageSwitchProps = ComponentPropsWithRef<'nav'> & {
  /** Languages of this page with their names and URLs. */
  languages: readonly PageLanguage[];
  /** Code of the page's language. */
  current: string;
  /** Accessible name, when a page has two switches. */
  label?: string | undefined;
  /** Called with the language before its link is followed, to store the choice. */
  onChoose?: (code: string) => void;
};

export function LanguageSwitch({
  languages,
  current,
  label,
  onChoose,
  className,
  ...rest
}: LanguageSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      data-slot="language-switch"
      aria-label={label ?? formatMessage({ id: 'ui.language-switch.label' })}
      className={cx('flex items-center text-sm', className)}
      {...rest}
    >
      {languages.map(({ code, name, href }, index) => (
        <Fragment key={code}>
          {index > 0 ? <span aria-hidden className="h-3 border-s border-field" /> : null}
          <Link
            href={href}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? 'true' : undefined}
            onClick={() => onChoose?.(code)}
            className="grid min-h-11 min-w-9 place-items-center uppercase first:min-w-7 pointer-coarse:min-w-11 pointer-coarse:first:min-w-11 first:justify-items-start transition-colors not-aria-[current]:text-muted hover:text-ink aria-[current]:font-semibold"
          >
            {code} <VisuallyHidden>{name}</VisuallyHidden>
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';

export type FooterProps = ComponentPropsWithRef<'footer'> & {
  /** Reassurance elements, at most four. */
  promises?: ReactNode;
  /** The newsletter form. */
  newsletter?: ReactNode;
  /** Contact of the support. */
  contact?: ReactNode;
  /** FooterGroup elements. */
  groups?: ReactNode;
  /** Payment methods: a PaymentLogos element. */
  payment?: ReactNode;
  /** Social links, the theme switch and the language switch. */
  meta?: ReactNode;
  /** Last line: operator, cookies, accessibility. */
  legal?: ReactNode;
};

export function Footer({
  promises,
  newsletter,
  contact,
  groups,
  payment,
  meta,
  legal,
  className,
  ...rest
}: FooterProps) {
  const { formatMessage } = useIntl();
  return (
    <footer
      data-slot="footer"
      className={cx('mt-20 bg-ecru lazy-layout', className)}
      {...rest}
      aria-label={formatMessage({ id: 'ui.footer.label' })}
    >
      {promises ? (
        <ul className="wrap stitch-b grid gap-x-8 gap-y-6 py-10 sm:grid-cols-2 xl:grid-cols-4">{promises}</ul>
      ) : null}
      <div className="wrap flex flex-col gap-12 py-12 xl:flex-row xl:gap-20">
        <div className="grid content-start gap-10 empty:hidden xl:w-96 xl:shrink-0">
          {newsletter}
          {contact}
        </div>
        <div className="grid flex-1 grid-cols-1 content-start gap-x-8 gap-y-2 sm:grid-cols-3 sm:gap-y-8">
          {groups}
        </div>
      </div>
      <div className="wrap stitch-t flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        {payment}
        <div className="flex flex-wrap items-center gap-4">{meta}</div>
      </div>
      {legal ? (
        <div className="wrap pb-8 text-sm text-muted [&_a]:underline [&_a]:underline-offset-4">{legal}</div>
      ) : null}
    </footer>
  );
}

import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { useSafeHtml } from '../safe-html/safe-html.ts';

export type HelloBarProps = ComponentPropsWithRef<'div'> & {
  /** The announcement on one line. */
  children?: ReactNode;
  /** Link to more. */
  seeMore?: { label: string; href: string } | undefined;
  /** Details, collapsed until opened. */
  details?: ReactNode;
  /** Both as safe HTML, made by the host from Markdown; the text as inline HTML. */
  html?: { text: string; details?: string | undefined } | undefined;
};

const line =
  'wrap flex min-h-[3.438rem] sm:min-h-10 sm:pointer-coarse:min-h-11 items-center justify-center gap-x-2 py-2 text-center';

export function HelloBar({ children, seeMore, details, html, className, ...rest }: HelloBarProps) {
  const safeText = useSafeHtml(html?.text ?? '');
  const safeDetails = useSafeHtml(html?.details ?? '');
  const text = html ? { dangerouslySetInnerHTML: safeText } : { children };
  const more = html?.details ? <div dangerouslySetInnerHTML={safeDetails} /> : details;
  const link = seeMore ? (
    <Link
      href={seeMore.href}
      className="inline-flex min-h-6 items-center pointer-coarse:-my-2 pointer-coarse:min-h-11"
    >
      {seeMore.label}
    </Link>
  ) : null;

  return (
    <div
      data-slot="hello-bar"
      className={cx(
        'bg-shade text-sm text-on-fill [&_:focus-visible]:outline-on-fill [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:decoration-2',
        className,
      )}
      {...rest}
    >
      {more ? (
        <details className="unfold group">
          <summary className={`${line} list-none [&::-webkit-details-marker]:hidden`}>
            <span className="min-w-0 text-balance" {...text} />
            <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="wrap max-w-prose pb-4 text-center text-on-fill/90">
            {more} {link}
          </div>
        </details>
      ) : (
        <p className={`${line} flex-wrap`}>
          <span className="text-balance" {...text} />
          {link}
        </p>
      )}
    </div>
  );
}

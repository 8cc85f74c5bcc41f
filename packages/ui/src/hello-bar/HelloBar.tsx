import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

export type HelloBarProps = {
  /** The promise of the day, in a line. */
  children: ReactNode;
  /** Where to learn more. */
  seeMore?: { label: string; href: string } | undefined;
  /** More words, folded until asked for. */
  details?: ReactNode;
};

const line = 'wrap flex min-h-10 items-center justify-center gap-x-2 py-2 text-center';

export function HelloBar({ children, seeMore, details }: HelloBarProps) {
  const link = seeMore ? (
    <Link href={seeMore.href} className="underline underline-offset-4 hover:decoration-2">
      {seeMore.label}
    </Link>
  ) : null;

  return (
    <div data-slot="hello-bar" className="bg-ink text-sm text-paper [&_:focus-visible]:outline-paper">
      {details ? (
        <details className="unfold group">
          <summary className={`${line} list-none [&::-webkit-details-marker]:hidden`}>
            <span className="min-w-0 text-balance">{children}</span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 transition-transform duration group-open:rotate-180"
            />
          </summary>
          <div className="wrap max-w-prose pb-4 text-center text-paper/90">
            {details} {link}
          </div>
        </details>
      ) : (
        <p className={`${line} flex-wrap`}>
          <span className="text-balance">{children}</span>
          {link}
        </p>
      )}
    </div>
  );
}

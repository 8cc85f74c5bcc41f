import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import Link2 from 'lucide-react/icons/link-2';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';

const USES = [
  ['keep', Heart],
  ['emails', Bell],
  ['share', Link2],
] as const;

export type WishlistIntroProps = {
  /** Prefix of the ids of its title and text. */
  messagePrefix: 'wishlist.empty' | 'wishlist.visitor';
  /** Heading level. */
  level: 1 | 2;
  /** What to do now: buttons. */
  children: ReactNode;
};

/** For who has no wishlist yet: the first step, what a wishlist does, and pieces to begin with. */
export function WishlistIntro({ messagePrefix, level, children }: WishlistIntroProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <section
        // Without a heading above it, the line of the header is near.
        className={`grid items-center gap-x-12 gap-y-8 stitch-b lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${
          level === 1 ? 'py-4 lg:py-8' : 'stitch-t py-8 lg:py-12'
        }`}
      >
        <div>
          <Heading className={`heading ${level === 1 ? 'text-4xl' : 'text-3xl'}`}>
            <FormattedMessage id={`${messagePrefix}.title`} />
          </Heading>
          <p className="mt-2 max-w-prose text-pretty text-ink-soft">
            <FormattedMessage id={`${messagePrefix}.text`} />
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
        </div>
        <ul className="grid gap-x-8 gap-y-5 border-dashed border-line sm:grid-cols-3 lg:border-s lg:ps-12">
          {USES.map(([use, Icon]) => (
            <li key={use} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:block">
              <span className="grid size-11 place-items-center rounded-full bg-ecru">
                <Icon aria-hidden className="size-5" />
              </span>
              <p className="min-w-0 sm:mt-3">
                <b className="block font-semibold text-balance">
                  <FormattedMessage id={`wishlist.use.${use}`} />
                </b>
                <span className="text-sm text-muted">
                  <FormattedMessage id={`wishlist.use.${use}Text`} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Suggestions />
    </>
  );
}

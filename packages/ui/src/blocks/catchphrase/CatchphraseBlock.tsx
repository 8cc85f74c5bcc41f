import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { CATCHPHRASE_REPEATS } from '../../limits.ts';

export type CatchphraseBlockProps = Omit<ComponentPropsWithRef<'p'>, 'children'> & {
  /** Short text, repeated eleven times across the page. */
  block: BlockOf<'catchphrase'>;
};

const TIMES = Array.from({ length: CATCHPHRASE_REPEATS }, (_, time) => time);

/** A full-width marquee that moves only while the page is scrolled. */
export function CatchphraseBlock({ block, className, ...rest }: CatchphraseBlockProps) {
  const text = block.text.trim();
  if (!text) {
    devWarning('CatchphraseBlock', 'has no words');
    return null;
  }
  return (
    <p
      data-slot="catchphrase-block"
      className={cx(
        // Where the page is narrower than the window, its ends fade.
        '-mx-(--gutter) overflow-clip border-y border-dashed border-garance/50 py-5 min-[97em]:[mask-image:linear-gradient(to_right,transparent,black_10%,black_90%,transparent)] xl:py-7',
        className,
      )}
      {...rest}
    >
      <span className="flex w-max items-center motion-safe:supports-[animation-timeline:view()]:animate-drift motion-safe:supports-[animation-timeline:view()]:[animation-timeline:view()]">
        {TIMES.map((time) => (
          <span key={time} aria-hidden={time > 0 || undefined} className="flex items-center">
            <span className="font-hero text-4xl font-[380] tracking-tight whitespace-nowrap italic xl:text-5xl">
              {text}
            </span>
            <Needle />
          </span>
        ))}
      </span>
    </p>
  );
}

/** The needle-and-thread separator between repetitions. */
const Needle = () => (
  <svg aria-hidden viewBox="0 0 96 16" className="mx-6 h-4 w-24 flex-none text-garance xl:mx-9" fill="none">
    <path
      d="M2 10c14-10 22 8 36 0s16-6 22-3"
      stroke="currentColor"
      strokeDasharray="5 3"
      strokeLinecap="round"
    />
    <path d="M60 6.5c8-1 24 .2 34 1.5-10 1.3-26 2.5-34 1.5z" fill="currentColor" />
    <path d="M63 8h7" stroke="var(--paper)" strokeLinecap="round" />
  </svg>
);

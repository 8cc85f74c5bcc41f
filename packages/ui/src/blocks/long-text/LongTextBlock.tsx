import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { ClampedText } from '../../clamped-text/ClampedText.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Prose } from '../../prose/Prose.tsx';
import { TextLink } from '../../text-link/TextLink.tsx';
import { LONG_TEXT_COLUMNS_FROM_CHARACTERS } from '../../limits.ts';

export type LongTextBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title and Markdown; more than 1,000 characters are set in columns. */
  block: BlockOf<'longText'>;
  /** The Markdown as safe HTML from the host; without it the source is shown. */
  html?: string | undefined;
};

/** Texts with fewer characters fit three lines of a phone and are never collapsed. */
const FOLDED_ABOVE = 180;

/** An article: in columns on wide screens, collapsed to its first lines on phones. */
export function LongTextBlock({ block, html, ...rest }: LongTextBlockProps) {
  const { title, text, seeMoreCta } = block;
  if (!text.trim()) {
    devWarning('LongTextBlock', 'has no text');
    return null;
  }
  const long = text.length > LONG_TEXT_COLUMNS_FROM_CHARACTERS;
  const prose = <Prose html={html} text={text} columns={long ? 3 : 1} dropCap={long} />;
  const [more] = seeMoreCta;
  return (
    <section data-slot="long-text-block" {...rest}>
      {title?.trim() ? (
        <div className={long ? 'mb-6 stitch-b pb-5' : 'mb-5'}>
          <BlockHeading title={title} />
        </div>
      ) : null}
      {text.length > FOLDED_ABOVE ? <ClampedText>{prose}</ClampedText> : prose}
      {more ? (
        <p className="mt-6">
          <TextLink href={more.path} className="font-semibold">
            {more.name}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

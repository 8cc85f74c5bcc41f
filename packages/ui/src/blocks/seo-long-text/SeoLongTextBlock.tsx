import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { ClampedText } from '../../clamped-text/ClampedText.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { Prose } from '../../prose/Prose.tsx';
import { LONG_TEXT_COLUMNS_FROM_CHARACTERS } from '../../limits.ts';

export type SeoLongTextBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title and Markdown about the page’s subject. */
  block: BlockOf<'seoLongText'>;
  /** The Markdown as safe HTML from the host; without it the source is shown. */
  html?: string | undefined;
};

/** Longer texts are collapsed on wide screens too, because products come first. */
const FOLDED_ABOVE = 400;

/** Text about a category or a brand at the end of its page; all of it is in the HTML. */
export function SeoLongTextBlock({ block, html, className, ...rest }: SeoLongTextBlockProps) {
  const { title, text } = block;
  if (!text.trim()) {
    devWarning('SeoLongTextBlock', 'has no text');
    return null;
  }
  const prose = (
    <Prose
      html={html}
      text={text}
      size="sm"
      columns={text.length > LONG_TEXT_COLUMNS_FROM_CHARACTERS ? 'unfolded' : 1}
    />
  );
  return (
    <section
      data-slot="seo-long-text-block"
      className={cx('stitch-t grid gap-x-10 gap-y-4 pt-6 lg:grid-cols-[1fr_3fr] xl:pt-8', className)}
      {...rest}
    >
      <BlockHeading title={title} size="sm" />
      <div className="min-w-0 lg:col-start-2">
        {text.length > FOLDED_ABOVE ? <ClampedText on="everything">{prose}</ClampedText> : prose}
      </div>
    </section>
  );
}

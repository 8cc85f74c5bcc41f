import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { quoteVariants } from './quote.variants.ts';

export type QuoteBlockProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** The quotation and its author; its length determines the font size. */
  block: BlockOf<'quote'>;
};

/** A quotation between the quotation marks of the page's language. */
export function QuoteBlock({ block, className, ...rest }: QuoteBlockProps) {
  const text = bare(block.text);
  if (!text) {
    devWarning('QuoteBlock', 'has no words');
    return null;
  }
  return (
    <figure
      data-slot="quote-block"
      className={cx(
        'stitch-t stitch-b grid gap-x-14 gap-y-6 py-8 lg:grid-cols-[minmax(0,3fr)_minmax(14rem,1fr)] xl:py-14',
        className,
      )}
      {...rest}
    >
      <blockquote className="max-w-208 ps-[0.75em] -indent-[0.75em]">
        <p className={quoteVariants({ length: lengthOf(text) })}>
          <FormattedMessage id="ui.quote.quoted" values={{ text, mark }} />
        </p>
      </blockquote>
      {block.author || block.role ? (
        <figcaption className="ps-[0.75em] lg:self-end lg:border-s lg:border-dashed lg:border-line lg:ps-7">
          {block.author ? (
            <span className="block text-sm font-semibold tracking-label wrap-anywhere uppercase">
              {block.author}
            </span>
          ) : null}
          {block.role ? (
            <span className="mt-1 block text-sm wrap-anywhere text-muted">{block.role}</span>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

const mark = (sign: ReactNode) => (
  <span key={String(sign)} className="text-garance">
    {sign}
  </span>
);

/** Removes quotation marks that the editor typed. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^[«“"]/, '')
    .replace(/[»”"]$/, '')
    .trim();

const lengthOf = ({ length }: string) => (length <= 90 ? 'short' : length <= 240 ? 'medium' : 'long');

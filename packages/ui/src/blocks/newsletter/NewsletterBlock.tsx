import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';

export type NewsletterBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title and text of the block. */
  block: BlockOf<'newsletter'>;
  /** The subscription form; renders nothing without it. */
  children: ReactNode;
};

/** Introduces the newsletter beside its form, with the stitched border of a label. */
export function NewsletterBlock({ block, className, children, ...rest }: NewsletterBlockProps) {
  if (!children) {
    devWarning('NewsletterBlock', `has no form under “${block.title}”`);
    return null;
  }
  return (
    <section
      data-slot="newsletter-block"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-7 bg-ecru px-7 py-10 outline-1 -outline-offset-8 outline-field/60 outline-dashed sm:px-11 lg:grid-cols-2 xl:px-16 xl:py-14',
        className,
      )}
      {...rest}
    >
      <div className="grid gap-3">
        <BlockHeading title={block.title} />
        {block.text ? (
          <p className="max-w-prose wrap-break-word text-pretty text-ink-soft">{block.text}</p>
        ) : null}
      </div>
      {children}
    </section>
  );
}

import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Picture } from '../../picture/Picture.tsx';

export type MarketSquareInsertBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'id'> & {
  /** Text, image and anchor of the block. */
  block: BlockOf<'marketSquareInsert'>;
};

/** A wide photograph with the text on a panel over its edge. */
export function MarketSquareInsertBlock({ block, className, ...rest }: MarketSquareInsertBlockProps) {
  const { id, title, description, headingTag, image, imageAlt } = block;
  return (
    <section
      data-slot="market-square-insert"
      id={id}
      className={cx('grid grid-cols-[minmax(0,1fr)] lg:grid-cols-12', className)}
      {...rest}
    >
      {image ? (
        <Picture
          id={image}
          alt={imageAlt}
          ratio="landscape"
          sizes="(min-width: 55em) 66vw, 100vw"
          className="lg:col-span-8 lg:col-start-1 lg:row-start-1"
        />
      ) : null}
      <div
        className={cx(
          'z-10 grid gap-4 bg-paper',
          image
            ? '-mt-10 me-4 pt-6 pe-6 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:mt-0 lg:me-0 lg:mb-14 lg:self-end lg:py-10 lg:pe-0 lg:ps-12'
            : 'lg:col-span-8',
        )}
      >
        <BlockHeading title={title} level={headingTag === 'h3' ? 3 : 2} />
        {description ? (
          <p className="max-w-prose text-lg wrap-break-word text-pretty text-ink-soft">{description}</p>
        ) : null}
      </div>
    </section>
  );
}

import type { BlockOf } from '@patine/contract/content/blocks';
import type { VariantProps } from 'class-variance-authority';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { CtaList } from '../../cta-list/CtaList.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { columnVariants } from './two-columns.variants.ts';

type ColumnContent = BlockOf<'twoColumns'>['columns'][number];

type ColumnProps = VariantProps<typeof columnVariants> & {
  column: ColumnContent;
  html: string | undefined;
  level: 2 | 3;
};

export const isEmptyColumn = ({ title, text, imageUrl, cta }: ColumnContent) =>
  !title?.trim() && !text?.trim() && !imageUrl && cta.length === 0;

/** Empty parts keep their row, so that the parts of both columns stay aligned. */
export function Column({ column, html, level, place }: ColumnProps) {
  const { title, text, imageUrl, imageAlt, cta } = column;
  return (
    <div className={columnVariants({ place })}>
      <div>
        {imageUrl ? (
          <Picture
            id={imageUrl}
            alt={imageAlt}
            ratio="landscape"
            sizes="(min-width: 43em) 50vw, 100vw"
            className="mb-5"
          />
        ) : null}
      </div>
      <div>
        <BlockHeading title={title} level={level} size="md" className="mb-3" />
      </div>
      <div>{text ? <Prose html={html} text={text} /> : null}</div>
      <div>
        <CtaList cta={cta} className="mt-6" />
      </div>
    </div>
  );
}

import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { CtaList } from '../../cta-list/CtaList.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { Prose } from '../../prose/Prose.tsx';
import { sectionContentVariants, sectionPictureVariants } from './section-content.variants.ts';

export type SectionContentBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Title, Markdown and image of a section, and the side of the image. */
  block: BlockOf<'sectionContent'>;
  /** The Markdown as safe HTML from the host; without it the source is shown. */
  html?: string | undefined;
};

/** A section with an anchor: heading, text, links, and an image on either side. */
export function SectionContentBlock({ block, html, className, ...rest }: SectionContentBlockProps) {
  const { title, text, imageUrl, imageAlt, imageSide, anchor, cta } = block;
  const textColumn = (
    <>
      <Prose html={html} text={text} columns={imageUrl ? 1 : 'answers'} />
      <CtaList cta={cta} tone="line" className="mt-7" />
    </>
  );
  if (!imageUrl) {
    return (
      <section
        data-slot="section-content-block"
        id={anchor}
        className={sectionContentVariants({ picture: 'none', className })}
        {...rest}
      >
        <BlockHeading
          title={title}
          className="lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start"
        />
        <div className="min-w-0 lg:col-start-2">{textColumn}</div>
      </section>
    );
  }
  return (
    <section
      data-slot="section-content-block"
      id={anchor}
      className={sectionContentVariants({ picture: imageSide, className })}
      {...rest}
    >
      <div className={sectionPictureVariants({ side: imageSide })}>
        <Picture
          id={imageUrl}
          alt={imageAlt}
          ratio="fill"
          sizes="(min-width: 55em) 40vw, 100vw"
          maxWidth={1024}
        />
      </div>
      <div className="min-w-0 lg:self-center">
        <div className="mb-5 stitch-b pb-4">
          <BlockHeading title={title} />
        </div>
        {textColumn}
      </div>
    </section>
  );
}

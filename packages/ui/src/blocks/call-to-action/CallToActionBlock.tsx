import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { devWarning } from '../../dev-warning/dev-warning.ts';
import { CtaList } from '../../cta-list/CtaList.tsx';
import { callToActionSeamVariants, callToActionVariants } from './call-to-action.variants.ts';

export type CallToActionBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Text, background and links of the block. */
  block: BlockOf<'callToAction'>;
};

/** A call to action in the shape of a swing tag. */
export function CallToActionBlock({ block, className, ...rest }: CallToActionBlockProps) {
  const { title, text, tone, cta } = block;
  if (cta.length === 0) devWarning('CallToActionBlock', `“${title}” has no button`);
  return (
    <section data-slot="call-to-action-block" className={callToActionVariants({ tone, className })} {...rest}>
      <span aria-hidden className={callToActionSeamVariants({ tone })} />
      <span
        aria-hidden
        className="absolute top-4 left-1/2 size-4 -translate-x-1/2 rounded-full bg-paper inset-ring inset-ring-ink/25 lg:top-1/2 lg:start-7 lg:size-6 lg:translate-x-0 lg:-translate-y-1/2"
      />
      <div className="grid gap-3">
        <BlockHeading title={title} />
        {text ? <p className="max-w-prose text-pretty wrap-break-word">{text}</p> : null}
      </div>
      <CtaList cta={cta} ground={tone === 'ecru' ? 'paper' : 'dark'} className="lg:justify-end" />
    </section>
  );
}

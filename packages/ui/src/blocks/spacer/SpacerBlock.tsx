import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { spacerVariants } from './spacer.variants.ts';

export type SpacerBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Height of the space, and whether it contains a stitched line. */
  block: BlockOf<'spacer'>;
};

/** Vertical space between two blocks, optionally with a stitched line. */
export function SpacerBlock({ block: { size, rule }, className, ...rest }: SpacerBlockProps) {
  return (
    <div data-slot="spacer-block" className={spacerVariants({ size, className })} {...rest}>
      {rule ? (
        <>
          <hr className="flex-1 border-dashed border-field" />
          <span aria-hidden className="mx-4 size-1.5 rotate-45 bg-garance" />
          <span aria-hidden className="flex-1 border-t border-dashed border-field" />
        </>
      ) : null}
    </div>
  );
}

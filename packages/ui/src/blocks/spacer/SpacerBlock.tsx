import type { BlockOf } from '@patine/contract/content/blocks';
import type { ComponentPropsWithRef } from 'react';
import { spacerVariants } from './spacer.variants.ts';

export type SpacerBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Height of the empty space, and whether a stitched line is drawn in it. */
  block: BlockOf<'spacer'>;
};

/** Air between two blocks; a rule in it is a seam with its knot. */
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

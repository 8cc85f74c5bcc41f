import type { VariantProps } from 'class-variance-authority';
import { dialogVariants } from './dialog.variants.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export type DialogProps = Omit<DialogFrameProps, 'slot'> & VariantProps<typeof dialogVariants>;

/** A modal dialog, which traps and returns focus. Load it lazily. */
export function Dialog({ size, className, ...rest }: DialogProps) {
  return <DialogFrame slot="dialog" className={dialogVariants({ size, className })} {...rest} />;
}

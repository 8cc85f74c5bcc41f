import type { VariantProps } from 'class-variance-authority';
import { DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame.tsx';
import { drawerVariants } from './drawer.variants.ts';

export type DrawerProps = Omit<DialogFrameProps, 'slot' | 'description'> &
  VariantProps<typeof drawerVariants>;

/** A modal panel from the side, for menus and filters. Load it lazily. */
export function Drawer({ side, className, ...rest }: DrawerProps) {
  return <DialogFrame slot="drawer" className={drawerVariants({ side, className })} {...rest} />;
}

import * as Radix from '@radix-ui/react-dialog';
import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { scrimClass } from '../dialog/dialog.variants.ts';
import { DialogBody } from '../dialog/DialogBody.tsx';
import { DialogHead } from '../dialog/DialogHead.tsx';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { drawerVariants } from './drawer.variants.ts';

export type DrawerProps = VariantProps<typeof drawerVariants> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it holds; its name. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons that stay in sight. */
  footer?: ReactNode;
};

/** A dialog that comes from the side: menus, filters. Load it when it is first needed. */
export function Drawer({ open, onOpenChange, title, children, footer, side }: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          data-slot="drawer"
          className={drawerVariants({ side })}
          {...focusReturn}
          aria-describedby={undefined}
        >
          <DialogHead title={title} />
          <DialogBody>{children}</DialogBody>
          {footer ? <div className="stitch-t flex gap-3 px-5 py-4 sm:px-7">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

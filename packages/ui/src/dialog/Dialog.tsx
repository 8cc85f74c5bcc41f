import * as Radix from '@radix-ui/react-dialog';
import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { dialogVariants, scrimClass } from './dialog.variants.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead } from './DialogHead.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = VariantProps<typeof dialogVariants> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is about; its name. */
  title: ReactNode;
  /** A sentence on what it asks, read with its name. */
  description?: ReactNode;
  children?: ReactNode;
  /** Its buttons, in sight whatever the length of what is above. */
  footer?: ReactNode;
};

/** Takes the focus, keeps it and gives it back. Load it when it is first needed. */
export function Dialog({ open, onOpenChange, title, description, children, footer, size }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          data-slot="dialog"
          className={dialogVariants({ size })}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogHead title={title} description={description} />
          <DialogBody>{children}</DialogBody>
          {footer ? <div className="stitch-t flex flex-wrap gap-3 px-5 py-4 sm:px-7">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

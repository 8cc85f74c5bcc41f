import * as Radix from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { scrimClass } from './dialog.variants.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead } from './DialogHead.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogFrameProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Its `data-slot`. */
  slot: string;
  /** True while it shows, above a veil. */
  open: boolean;
  /** Told false by the cross, Escape and a press on the veil. */
  onOpenChange: (open: boolean) => void;
  /** What it is about; its name. */
  title: ReactNode;
  /** A sentence on what it asks, read with its name. */
  description?: ReactNode;
  /** Its buttons, in sight whatever the length of what is above. */
  footer?: ReactNode;
};

/** What lies over the page and holds the focus, with its head, what scrolls, and its buttons. */
export function DialogFrame(props: DialogFrameProps) {
  const { slot, open, onOpenChange, title, description, children, footer, ...rest } = props;
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          data-slot={slot}
          {...rest}
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

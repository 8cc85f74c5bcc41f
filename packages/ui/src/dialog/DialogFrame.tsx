import * as Radix from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { scrimClass } from './dialog.variants.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogHead } from './DialogHead.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogFrameProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Value of `data-slot`. */
  slot: string;
  /** True while it is open, above an overlay. */
  open: boolean;
  /** Called with false by the close button, Escape and a click on the overlay. */
  onOpenChange: (open: boolean) => void;
  /** Title; also the accessible name. */
  title: ReactNode;
  /** Description, announced after the name. */
  description?: ReactNode;
  /** Buttons, always visible below the scrollable content. */
  footer?: ReactNode;
};

/** The base of dialogs and drawers: a modal panel with header, scrollable body and footer. */
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

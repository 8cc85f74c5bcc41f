import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '../button/Button.tsx';
import { useSampleLanguage } from './use-sample-language.ts';

type Closing = { open: boolean; onOpenChange?: (open: boolean) => void; onClose?: () => void };

function Reopening({ component: Shown, args }: { component: ComponentType<Closing>; args: Closing }) {
  const { open: initial, onOpenChange, onClose } = args;
  const [open, setOpen] = useState(initial);
  const opener = useRef<HTMLButtonElement>(null);
  const translate = useSampleLanguage();
  useLayoutEffect(() => {
    if (initial) opener.current?.focus({ preventScroll: true });
  }, [initial]);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
    if (!next) onClose?.();
  };
  return (
    <>
      <Button ref={opener} tone="line" onClick={() => change(true)}>
        {translate('Ouvrir')}
      </Button>
      <Shown
        {...args}
        open={open}
        {...(onOpenChange && { onOpenChange: change })}
        {...(onClose && { onClose: () => change(false) })}
      />
    </>
  );
}

/**
 * Renders a story's component so that it can be closed, and opened again by a button beside it, to which focus returns.
 * The control of `open` does the same.
 */
export const reopening = (component: ComponentType<never>) =>
  function render(args: Closing) {
    const shown = component as unknown as ComponentType<Closing>;
    return <Reopening key={String(args.open)} component={shown} args={args} />;
  };

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

const PopoverPanel = lazy(() => import('./PopoverPanel.tsx'));

export type PopoverProps = Omit<ButtonProps, 'asChild' | 'loading' | 'onClick' | 'title'> & {
  /** What the button says. */
  label: ReactNode;
  /** What the panel is about; its name. */
  title: string;
  /** What the panel holds. */
  children: ReactNode;
};

/** A button and a small panel beside it, which is fetched at the first press. For what stops the page, take Dialog. */
export function Popover({ label, title, children, tone = 'line', size = 'sm', ...rest }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        tone={tone}
        size={size}
        {...rest}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {label}
      </Button>
      {anchor ? (
        <Suspense>
          <PopoverPanel anchor={anchor} title={title} onClose={() => setAnchor(null)}>
            {children}
          </PopoverPanel>
        </Suspense>
      ) : null}
    </>
  );
}

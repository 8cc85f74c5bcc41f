import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Slot } from '../slot/Slot.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { buttonVariants } from './button.variants.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** True to apply the style to the only child, usually a link. */
    asChild?: boolean;
    /** True while its action runs: the label stays, a spinner is shown, and clicks are ignored. */
    loading?: boolean;
  };

export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    block,
    asChild = false,
    loading = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const look = {
    'data-slot': 'button',
    'aria-busy': loading || undefined,
    'aria-disabled': loading || undefined,
    className: buttonVariants({ tone, size, block, className }),
    ...rest,
    onClick: loading ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
  };
  if (asChild) return <Slot {...look}>{children}</Slot>;
  return (
    <button {...look} type={rest.type ?? 'button'}>
      {loading ? <Spinner /> : null}
      {children}
    </button>
  );
}

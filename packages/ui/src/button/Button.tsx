import { Slot, Slottable } from '@radix-ui/react-slot';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { buttonVariants } from './button.variants.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** True to lend the look to the only child, usually a link. */
    asChild?: boolean;
    /** True while its action runs: the label stays, a spinner comes, a second press does nothing. */
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
  const Root = asChild ? Slot : 'button';
  const buttonOnly = asChild ? {} : { type: rest.type ?? 'button' };

  return (
    <Root
      data-slot="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonVariants({ tone, size, block, className })}
      {...rest}
      {...buttonOnly}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : null}
      <Slottable>{children}</Slottable>
    </Root>
  );
}

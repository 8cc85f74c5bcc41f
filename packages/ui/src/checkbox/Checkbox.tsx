import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from '../field/Field.tsx';
import { boxVariants } from './checkbox.variants.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The label; may contain a link. */
  label: ReactNode;
  /** Content at the end of the line, such as a count. */
  trailing?: ReactNode;
  /** Error message. */
  error?: string | undefined;
};

export function Checkbox({ label, trailing, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <div data-slot="checkbox" className={className}>
      <label className="flex min-h-8 items-start gap-2.5 py-1.5 pointer-coarse:py-3 leading-5 has-disabled:text-muted">
        <input
          type="checkbox"
          id={id}
          className={boxVariants({ invalid: !!error })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        <span className="min-w-0 flex-1 wrap-break-word">{label}</span>
        {trailing ? <span className="text-sm leading-5 text-muted tabular-nums">{trailing}</span> : null}
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

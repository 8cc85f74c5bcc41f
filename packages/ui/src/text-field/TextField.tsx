import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlVariants } from '../field/field.variants.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldTexts & {
    /** Content at the end of the box: a unit, a button. */
    trailing?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  optional,
  trailing,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional: optional ?? false, id, className }}>
      {(control) => (
        <span className="relative block">
          <input
            data-slot="text-field"
            type="text"
            required={!optional}
            {...rest}
            {...control}
            className={controlVariants({ invalid: !!error, class: trailing ? 'pe-14' : '' })}
          />
          {trailing ? (
            <span className="absolute inset-y-0 end-0.5 grid min-w-11 place-items-center text-muted">
              {trailing}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

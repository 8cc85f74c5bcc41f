import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlVariants } from '../field/field.variants.ts';

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts;

export function TextArea({ label, hint, error, optional, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional: optional ?? false, id, className }}>
      {(control) => (
        <textarea
          data-slot="text-area"
          required={!optional}
          {...rest}
          {...control}
          className={controlVariants({ size: 'area', invalid: !!error })}
        />
      )}
    </Field>
  );
}

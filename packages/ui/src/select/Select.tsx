import ChevronDown from 'lucide-react/icons/chevron-down';
import { Children, type ComponentPropsWithRef } from 'react';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlVariants } from '../field/field.variants.ts';

export type SelectProps = ComponentPropsWithRef<'select'> & FieldTexts;

/** A native select, which works well on every phone. Options are its children. */
export function Select({ label, hint, error, optional, id, className, ...rest }: SelectProps) {
  const empty = Children.toArray(rest.children).length === 0;
  if (empty) devWarning('Select', 'has no options');
  return (
    <Field {...{ label, hint, error, optional: optional ?? false, id, className }}>
      {(control) => (
        <span className="relative block">
          <select
            data-slot="select"
            required={!optional}
            {...rest}
            {...control}
            disabled={empty || rest.disabled}
            className={controlVariants({ invalid: !!error, class: 'appearance-none truncate pe-11' })}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-3.5 end-3.5 size-5 text-muted"
          />
        </span>
      )}
    </Field>
  );
}

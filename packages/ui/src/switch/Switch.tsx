import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { switchVariants } from './switch.variants.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The label: what is enabled when it is on. */
  label: ReactNode;
  /** Description, announced after the label. */
  description?: ReactNode;
};

/**
 * For settings that apply immediately; a checkbox is for values submitted with a form. Works in a form without
 * JavaScript.
 */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label data-slot="switch" className={switchVariants({ part: 'row', className })}>
      <span className="min-w-0 flex-1 wrap-break-word">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className="mt-0.5 block text-sm text-muted">
            {description}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its own state
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={switchVariants({ part: 'track' })}
        {...rest}
      />
    </label>
  );
}

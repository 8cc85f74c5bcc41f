import { useId, useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlVariants } from '../field/field.variants.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { useCombobox, type ComboboxOption } from './use-combobox.ts';

export type { ComboboxOption } from './use-combobox.ts';

type Own = {
  /** What can be chosen, in order. */
  options: readonly ComboboxOption[];
  /** What is chosen; null before any choice. */
  value: string | null;
  /** Told the value that was chosen, or null once the field was emptied. */
  onChange: (value: string | null) => void;
  /** Name that the value travels under in a form. */
  name?: string;
};

export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof Own | 'defaultValue' | 'size' | 'type'
> &
  FieldTexts &
  Own;

/** A long list that one narrows by typing. A short one is a Select: the hand knows it better. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, name, label, hint, error, optional, id, className, ...rest } = props;
  const { formatMessage } = useIntl();
  const listId = useId();
  const box = useCombobox(options, value, onChange);
  const [focused, setFocused] = useState(false);

  return (
    <Field {...{ label, hint, error, optional: optional ?? false, id, className }}>
      {(control) => (
        <span className="relative block">
          <input
            data-slot="combobox"
            autoComplete="off"
            spellCheck={false}
            required={!optional}
            {...rest}
            {...control}
            {...box.input}
            type="text"
            role="combobox"
            aria-expanded={box.open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={box.open && box.found[box.active] ? `${listId}-${box.active}` : undefined}
            onFocus={(event) => {
              setFocused(true);
              rest.onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              box.leave();
              rest.onBlur?.(event);
            }}
            className={controlVariants({ invalid: !!error, class: 'pr-11' })}
          />
          <ComboboxList id={listId} box={box} chosen={value} label={label} />
          {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
          {box.open && box.found.length === 0 ? (
            <span className="absolute inset-x-0 top-full z-overlay mt-1 block rounded border border-line bg-paper px-4 py-3 text-sm text-muted shadow-float">
              <FormattedMessage id="ui.combobox.none" values={{ text: box.text }} />
            </span>
          ) : null}
          {focused ? (
            <LiveRegion
              message={
                box.open ? formatMessage({ id: 'ui.combobox.count' }, { count: box.found.length }) : ''
              }
            />
          ) : null}
        </span>
      )}
    </Field>
  );
}

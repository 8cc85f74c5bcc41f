import { useId, useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { SuggestList } from './SuggestList.tsx';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { controlVariants } from '../field/field.variants.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { useSuggestions, type Suggest, type Suggestion } from './use-suggestions.ts';

export type { Suggest, Suggestion } from './use-suggestions.ts';

type Own<Found extends Suggestion> = {
  /** Returns suggestions for a text. A failure shows none and no error. */
  suggest: Suggest<Found>;
  /** Called with the selected suggestion; the host sets the field's text. */
  onChoose: (found: Found) => void;
};

export type SuggestFieldProps<Found extends Suggestion = Suggestion> = Omit<
  ComponentPropsWithRef<'input'>,
  keyof Own<Found> | 'value' | 'size' | 'type' | 'onChange'
> &
  FieldTexts &
  Own<Found>;

/** A text field with suggestions below it; any text is accepted. */
export function SuggestField<Found extends Suggestion>(props: SuggestFieldProps<Found>) {
  const { suggest, onChoose, label, hint, error, optional, id, className, ...rest } = props;
  const { formatMessage } = useIntl();
  const listId = useId();
  const { found, active, choose, input } = useSuggestions(suggest, onChoose);
  const [focused, setFocused] = useState(false);
  const open = found.length > 0;

  return (
    <Field {...{ label, hint, error, optional: optional ?? false, id, className }}>
      {(control) => (
        <span className="relative block">
          <input
            data-slot="suggest-field"
            required={!optional}
            {...rest}
            {...control}
            {...input}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
            onFocus={(event) => {
              setFocused(true);
              rest.onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              input.onBlur();
              rest.onBlur?.(event);
            }}
            className={controlVariants({ invalid: !!error })}
          />
          <SuggestList
            id={listId}
            label={label}
            options={found.map(({ id: value, text }) => ({ value, label: text }))}
            open={open}
            active={active}
            chosen={null}
            onChoose={choose}
          />
          {focused ? (
            <LiveRegion
              message={open ? formatMessage({ id: 'ui.suggest-field.count' }, { count: found.length }) : ''}
            />
          ) : null}
        </span>
      )}
    </Field>
  );
}

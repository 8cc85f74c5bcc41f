import { Field, type FieldTexts } from '@patine/ui/field/Field';
import { controlVariants } from '@patine/ui/field/field.variants';
import { LiveRegion } from '@patine/ui/live-region/LiveRegion';
import { useMarkedOption } from '@patine/ui/search-box/use-marked-option';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PickerList } from './PickerList.tsx';
import { isAddress } from '../form/link-check.ts';
import { matching, type PickerGroup } from './picker-options.ts';

export type PickerFieldProps = FieldTexts &
  Pick<ComponentPropsWithRef<'input'>, 'inputMode'> & {
    id: string;
    /** True for the field that a dialog begins with. */
    isFocusedFirst?: boolean;
    value: string;
    /** Name of the value, which stands in the field instead of it; absent where values have none. */
    name?: string | undefined;
    /** Whether values have names. */
    showsNames?: boolean;
    /** Options to choose from; they are filtered by what is typed. */
    groups: readonly PickerGroup[];
    /** Whether options are still on their way. */
    isLoading?: boolean;
    /** Told what is written: at once where it is a value by itself, else once the field is left. Any text is accepted. */
    onType: (text: string) => void;
    /** Whether a text is a value rather than words to look for one. */
    isValue: (text: string) => boolean;
    /** Told the value of the option that was chosen. */
    onChoose: (value: string) => void;
    /** Told that the list was opened, so that a host loads options when somebody looks for one. */
    onOpen?: () => void;
    /** Told what is looked for while the list is open. */
    onSearch?: (text: string) => void;
    /** Told what stands in the field as it is left. */
    onBlur?: (text: string) => void;
  };

/** A text field whose values can be found by name: a combobox with a listbox (ARIA Authoring Practices). */
export function PickerField(props: PickerFieldProps) {
  const { label, hint, error, optional, id, isFocusedFirst, value, groups, isLoading } = props;
  const { name, showsNames = false, onType, isValue, onChoose, onOpen, onSearch, onBlur, inputMode } = props;
  const { formatMessage } = useIntl();
  /** What was typed since the list was opened; null before that, where every option is offered. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What is being written, and no value yet or without its name; null for none, where the field shows its value. */
  const [words, setWords] = useState<string | null>(null);
  const shown = matching(groups, typed ?? '');
  const count = shown.reduce((sum, { options }) => sum + options.length, 0);
  const list = useMarkedOption(count);
  const [isOpen, setOpen] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const open = (text: string | null) => {
    setTyped(text);
    setOpen(true);
    list.show();
    onOpen?.();
    onSearch?.(text ?? '');
  };
  const close = () => {
    setOpen(false);
    list.close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen && event.key === 'ArrowDown') {
      event.preventDefault();
      return open(null);
    }
    if (event.key === 'Escape') {
      setOpen(false);
      // The first press closes the list alone.
      if (!list.shown) setWords(null);
    }
    list.onKeyDown(event);
  };
  // An address is no name that something could have.
  const isBare = isOpen && !isLoading && count === 0 && !!typed?.trim() && !isAddress(typed);

  return (
    <Field {...{ label, hint, error, optional: optional ?? false, id }}>
      {(control) => (
        <span
          className="relative block"
          onFocus={() => setFocused(true)}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setFocused(false);
            close();
            if (words !== null) onType(words);
            setWords(null);
            onBlur?.(words ?? value);
          }}
        >
          <input
            type="text"
            required={!optional}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode={inputMode}
            data-focus-first={isFocusedFirst}
            {...control}
            value={words ?? name ?? value}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.shown}
            aria-controls={list.shown ? list.listId : undefined}
            aria-activedescendant={list.marked < 0 ? undefined : list.optionId(list.marked)}
            className={controlVariants({ invalid: !!error })}
            onKeyDown={onKeyDown}
            onClick={() => (isOpen ? undefined : open(null))}
            onChange={({ target }) => {
              const text = target.value;
              const isWords = text !== '' && !isValue(text);
              // A name would take the place of a value that is still being written.
              setWords(isWords || showsNames ? text : null);
              if (!isWords) onType(text);
              open(text);
            }}
          />
          {list.shown ? (
            <PickerList
              id={list.listId}
              label={label}
              groups={shown}
              marked={list.marked}
              optionId={list.optionId}
              onChoose={(chosen) => {
                close();
                setWords(null);
                onChoose(chosen);
              }}
            />
          ) : null}
          {isBare ? (
            <span className="absolute inset-x-0 top-full z-overlay mt-1 block rounded border border-line bg-paper px-4 py-3 text-sm text-muted shadow-float">
              <FormattedMessage id="pageEditor.picker.none" />
            </span>
          ) : null}
          {isFocused ? (
            <LiveRegion
              message={
                isBare
                  ? formatMessage({ id: 'pageEditor.picker.none' })
                  : list.shown
                    ? formatMessage({ id: 'pageEditor.picker.count' }, { count })
                    : ''
              }
            />
          ) : null}
        </span>
      )}
    </Field>
  );
}

import type { Locale } from '@patine/core';
import { Field } from '@patine/ui/field/Field';
import { controlVariants } from '@patine/ui/field/field.variants';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import { paths } from '../../paths.ts';
import { useEditorContext } from '../editor-context.ts';
import { markdownOf } from '../paste.ts';
import { textValue } from './change-value.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { Limits } from './Limits.tsx';
import { MARKDOWN_COMMANDS, commandOf, type MarkdownCommand } from './markdown-commands.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import type { FieldProps } from './field-props.ts';
import { TextLinks } from './TextLinks.tsx';
import { useFieldMessages } from './use-field-messages.ts';

/** Does it as typing would, so that the browser can undo it. */
function run(command: MarkdownCommand, field: HTMLTextAreaElement, locale: Locale) {
  const { value, selectionStart, selectionEnd } = field;
  const selected = { text: value, start: selectionStart, end: selectionEnd };
  const edit = MARKDOWN_COMMANDS[command](selected, paths.shop(locale));
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  insertTextIntoField(field, edit.insert);
  field.setSelectionRange(...edit.select);
}

const ROWS = 12;

/** Text in Markdown, with buttons and shortcuts for those who do not know its signs. */
export function MarkdownField({ schema, path, value, required, optional, onChange }: FieldProps) {
  const { hint, label, error } = useFieldMessages()(path);
  const { locale } = useFormContext();
  const { endStep } = useEditorContext();
  const text = typeof value === 'string' ? value : '';
  const [left, setLeft] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  /** A step of its own, apart from what is typed before and after. */
  const press = (command: MarkdownCommand, field: HTMLTextAreaElement) => {
    endStep();
    run(command, field, locale);
    endStep();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    press(command, event.currentTarget);
  };
  /** From a word processor comes HTML too; what was copied as plain text may be Markdown already. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    if (!clipboardData.types.includes('text/html')) return;
    event.preventDefault();
    endStep();
    insertTextIntoField(currentTarget, markdownOf(clipboardData.getData('text/plain')));
    endStep();
  };
  return (
    <Field
      id={fieldId(path)}
      label={label}
      error={error}
      optional={optional}
      hint={
        <>
          <Limits schema={schema} value={value} hint={hint} />
          <TextLinks text={text} left={left} />
        </>
      }
    >
      {(control) => (
        <div>
          <MarkdownToolbar
            controls={control.id}
            onCommand={(command) => area.current && press(command, area.current)}
          />
          <textarea
            {...control}
            ref={area}
            rows={ROWS}
            required={required}
            className={controlVariants({ size: 'area', invalid: !!error })}
            value={text}
            onChange={({ target }) => onChange(textValue(target.value, required))}
            onBlur={({ target }) => setLeft(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
      )}
    </Field>
  );
}

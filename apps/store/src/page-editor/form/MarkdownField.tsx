import type { Locale } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Field, type FieldControl } from '@patine/ui/field/Field';
import { controlVariants } from '@patine/ui/field/field.variants';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { lazy, Suspense, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { insertTextIntoField } from 'text-field-edit';
import { screenMessages } from '../../i18n/screen-messages.ts';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { paths } from '../../paths.ts';
import { useEditorContext } from '../editor-context.ts';
import { markdownOf } from '../paste.ts';
import { AsRead } from '../placeholders/AsRead.tsx';
import { textValue } from './change-value.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { Limits } from './Limits.tsx';
import { MARKDOWN_COMMANDS, commandOf, type MarkdownCommand } from './markdown-commands.ts';
import { isLineTool } from './line-tools.ts';
import { MarkdownToolbar } from './MarkdownToolbar.tsx';
import type { FieldProps } from './field-props.ts';
import { TextLinks } from './TextLinks.tsx';
import { useFieldMessages } from './use-field-messages.ts';

const RichTextField = lazy(screenMessages(() => import('../rich-text/RichTextField.tsx')));

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
const ROWS_OF_A_LINE = 3;

/** Key in this browser of who would rather write Markdown. */
const PLAIN_KEY = 'page-editor-markdown';

/** Text in Markdown: seen as it will be in the shop, or as it is written for those who know its signs. */
export function MarkdownField(props: FieldProps & { oneLine?: boolean }) {
  const { schema, path, value, required, optional, onChange, oneLine = false } = props;
  const { hint, label, error } = useFieldMessages()(path);
  const { endStep } = useEditorContext();
  const text = typeof value === 'string' ? value : '';
  const [left, setLeft] = useState(text);
  const [wantsPlain, setWantsPlain] = useState(() => remembered(PLAIN_KEY) === '1');
  const change = (next: string) => onChange(textValue(next, required));
  const choose = (plain: boolean) => {
    remember(PLAIN_KEY, plain ? '1' : '');
    setWantsPlain(plain);
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
          {wantsPlain ? <AsRead text={text} /> : null}
          <TextLinks text={text} left={left} />
        </>
      }
    >
      {(control) => {
        const plain = (
          <PlainMarkdown
            control={control}
            isRequired={required}
            oneLine={oneLine}
            value={text}
            onChange={change}
            onBlur={setLeft}
          />
        );
        return (
          <div>
            {wantsPlain ? (
              plain
            ) : (
              <Suspense fallback={<Skeleton className={oneLine ? 'h-26' : 'h-68'} />}>
                <RichTextField
                  control={control}
                  label={label}
                  isRequired={required}
                  oneLine={oneLine}
                  value={text}
                  plain={plain}
                  onChange={change}
                  onStep={endStep}
                  onBlur={() => setLeft(text)}
                />
              </Suspense>
            )}
            <p className="-me-4 mt-1 text-end">
              <Button
                tone="quiet"
                size="sm"
                className="-outline-offset-2"
                onClick={() => choose(!wantsPlain)}
              >
                <FormattedMessage
                  id={wantsPlain ? 'pageEditor.markdown.rich' : 'pageEditor.markdown.plain'}
                />
              </Button>
            </p>
          </div>
        );
      }}
    </Field>
  );
}

type PlainMarkdownProps = {
  control: FieldControl;
  isRequired: boolean;
  oneLine: boolean;
  value: string;
  onChange: (markdown: string) => void;
  onBlur: (markdown: string) => void;
};

/** The Markdown itself, with buttons and shortcuts for those who do not know its signs. */
function PlainMarkdown({ control, isRequired, oneLine, value, onChange, onBlur }: PlainMarkdownProps) {
  const { locale } = useFormContext();
  const { endStep } = useEditorContext();
  const area = useRef<HTMLTextAreaElement>(null);
  /** A step of its own, apart from what is typed before and after. */
  const press = (command: MarkdownCommand, field: HTMLTextAreaElement) => {
    endStep();
    run(command, field, locale);
    endStep();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = commandOf(event);
    if (!command || (oneLine && !isLineTool(command))) return;
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
    <>
      <MarkdownToolbar
        controls={control.id}
        oneLine={oneLine}
        onCommand={(command) => area.current && press(command, area.current)}
      />
      <textarea
        {...control}
        ref={area}
        rows={oneLine ? ROWS_OF_A_LINE : ROWS}
        required={isRequired}
        className={controlVariants({ size: 'area', invalid: control['aria-invalid'] === true })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => onBlur(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </>
  );
}

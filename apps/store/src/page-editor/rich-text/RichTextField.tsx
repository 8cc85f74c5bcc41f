import '../without-eval.ts';
import { proseVariants } from '@patine/ui/prose/prose.variants';
import type { FieldControl } from '@patine/ui/field/Field';
import { controlVariants } from '@patine/ui/field/field.variants';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormContext } from '../form/form-context.ts';
import { PlaceholderDialog } from '../placeholders/PlaceholderDialog.tsx';
import { usePlaceholderViews } from '../placeholders/use-placeholder-views.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { isEditable } from './markdown-document.ts';
import {
  COMMANDS,
  insertPlaceholder,
  isActive,
  linkAround,
  type RichCommand,
  setLink,
} from './rich-text-commands.ts';
import { RichTextToolbar, type RichTool } from './RichTextToolbar.tsx';
import { useRichText } from './use-rich-text.ts';

export type RichTextFieldProps = {
  control: FieldControl;
  /** Accessible name; a label element cannot name it. */
  label: string;
  isRequired: boolean;
  /** True for one line, which has bold and italic words and nothing else. */
  oneLine: boolean;
  /** In Markdown. */
  value: string;
  /** Stands in for a text that formatted text has no place for, such as a table. */
  plain: ReactNode;
  onChange: (markdown: string) => void;
  onStep: () => void;
  onBlur: () => void;
};

/** Text as the shop will show it, where nothing of it would be lost. What is stored is Markdown. */
export default function RichTextField({ plain, onChange, ...field }: RichTextFieldProps) {
  const { value } = field;
  /** The text that came from elsewhere last, and what was written over it since; null for nothing. */
  const [text, setText] = useState({ origin: value, written: null as string | null, count: 0 });
  const isOwn = value === (text.written ?? text.origin);
  if (!isOwn) setText({ origin: value, written: null, count: text.count + 1 });
  const isKept = useMemo(() => isEditable(text.origin), [text.origin]);
  if (!isKept)
    return (
      <>
        <p className="mb-2 text-sm text-muted">
          <FormattedMessage id="pageEditor.markdown.only" />
        </p>
        {plain}
      </>
    );
  return (
    <RichText
      key={text.count}
      {...field}
      value={text.origin}
      onChange={(markdown) => {
        setText((before) => ({ ...before, written: markdown }));
        onChange(markdown);
      }}
    />
  );
}

function RichText(props: Omit<RichTextFieldProps, 'plain'>) {
  const { control, label, isRequired, oneLine, value, ...handlers } = props;
  const { id } = control;
  const isInvalid = control['aria-invalid'] === true;
  const describedBy = control['aria-describedby'];
  const [link, setLinkAt] = useState<{ from: number; to: number; address: string } | null>(null);
  const attributes = useMemo(
    (): Record<string, string> => ({
      id,
      role: 'textbox',
      'aria-multiline': String(!oneLine),
      'aria-label': label,
      'aria-required': String(isRequired),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      // What the shop itself gives the text, in a box that grows with it.
      class: `${controlVariants({ size: 'area', invalid: isInvalid })} ${proseVariants({ size: 'md' })} max-w-none!`,
      style: `white-space: break-spaces; min-height: ${oneLine ? 4 : 14}rem`,
    }),
    [id, label, isRequired, oneLine, isInvalid, describedBy],
  );
  const { locale } = useFormContext();
  const nodeViews = usePlaceholderViews(locale);
  const [isInserting, setInserting] = useState(false);
  const openLink = () => view.current && setLinkAt(linkAround(view.current.state));
  const { mount, view, state } = useRichText({
    initial: value,
    attributes,
    nodeViews,
    oneLine,
    onLink: oneLine ? () => {} : openLink,
    ...handlers,
  });
  const isInDialog = link !== null || isInserting;
  // A dialog gives the focus back to the element, whose caret would still be before what was inserted.
  useEffect(() => {
    if (!isInDialog) return undefined;
    const editor = view.current;
    return () => {
      if (editor && !editor.isDestroyed) editor.focus();
    };
  }, [isInDialog, view]);
  // A label gives its focus to inputs alone.
  useEffect(() => {
    const name = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = () => view.current?.focus();
    name?.addEventListener('click', focus);
    return () => name?.removeEventListener('click', focus);
  }, [id, view]);
  const active = new Set<RichTool>(
    (Object.keys(isActive) as RichCommand[]).filter((command) => isActive[command](state)),
  );
  if (linkAround(state).address !== '') active.add('link');
  const press = (tool: RichTool) => {
    const editor = view.current;
    if (!editor) return;
    if (tool === 'link') return void openLink();
    if (tool === 'placeholder') return setInserting(true);
    handlers.onStep();
    COMMANDS[tool](editor.state, editor.dispatch);
    handlers.onStep();
    editor.focus();
  };
  return (
    <div>
      <RichTextToolbar controls={id} oneLine={oneLine} active={active} onTool={press} />
      <div ref={mount} />
      {link ? (
        <LinkDialog
          address={link.address}
          onLink={(address) => {
            const editor = view.current;
            if (!editor) return;
            handlers.onStep();
            setLink(link, address)(editor.state, editor.dispatch);
            handlers.onStep();
            setLinkAt(null);
          }}
          onClose={() => setLinkAt(null)}
        />
      ) : null}
      {isInserting ? (
        <PlaceholderDialog
          locale={locale}
          onInsert={(name) => {
            const editor = view.current;
            if (!editor) return;
            handlers.onStep();
            insertPlaceholder(name)(editor.state, editor.dispatch);
            handlers.onStep();
            setInserting(false);
          }}
          onClose={() => setInserting(false)}
        />
      ) : null}
    </div>
  );
}

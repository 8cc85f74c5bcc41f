import { PLACEHOLDER } from '@patine/contract/content/placeholders';
import { baseKeymap } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { fromMarkdown, readNames } from './read-markdown.ts';
import { schema } from './rich-text-schema.ts';
import { toMarkdown } from './write-markdown.ts';
import { KEYS, LINE_KEYS } from './rich-text-commands.ts';

const { bullet_list, ordered_list, heading, placeholder } = schema.nodes;

/** What is typed at the start of a line as in Markdown: `- `, `1. `, `## `. */
const typed = inputRules({
  rules: [
    wrappingInputRule(/^\s*([-+*])\s$/, bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, ordered_list, (match) => ({ order: Number(match[1]) })),
    textblockTypeInputRule(/^(#{2,4})\s$/, heading, (match) => ({ level: match[1]?.length ?? 2 })),
  ],
});

/** A name in double braces becomes what it reads. */
const typedName = inputRules({
  rules: [
    new InputRule(new RegExp(`${PLACEHOLDER.source}$`), ({ tr }, match, start, end) =>
      tr.replaceWith(start, end, placeholder.create({ name: match[1] }, null, tr.doc.resolve(start).marks())),
    ),
  ],
});

const HISTORY_KEYS = { 'Mod-z': undo, 'Mod-Shift-z': redo, 'Mod-y': redo };

const stateOf = (markdown: string, oneLine: boolean) =>
  EditorState.create({
    doc: fromMarkdown(markdown),
    plugins: [
      ...(oneLine ? [] : [typed]),
      typedName,
      history(),
      keymap({ ...(oneLine ? LINE_KEYS : KEYS), ...HISTORY_KEYS }),
      keymap(baseKeymap),
    ],
  });

/** What was copied, on one line: its formatting is left behind with its paragraphs. */
const inOneLine = ({ content }: Slice) => {
  const text = content.textBetween(0, content.size, ' ').replaceAll(/\s+/g, ' ');
  return text === '' ? Slice.empty : new Slice(Fragment.from(readNames(text, [])), 0, 0);
};

/** What the clipboard has, with formatting that the shop knows: HTML of a word processor, or text, which may be Markdown. */
function pasted(data: DataTransfer): Slice | null {
  const html = data.getData('text/html');
  if (html) return DOMParser.fromSchema(schema).parseSlice(cleanPaste(html), { preserveWhitespace: false });
  const text = data.getData('text/plain');
  return text === '' ? null : Slice.maxOpen(fromMarkdown(text).content);
}

export type RichTextOptions = {
  /** The text that it begins with; another one is another element. */
  initial: string;
  attributes: Record<string, string>;
  nodeViews: Readonly<Record<string, NodeViewConstructor>>;
  oneLine: boolean;
  onChange: (markdown: string) => void;
  /** Called before and after a paste, which is undone apart from typing. */
  onStep: () => void;
  onLink: () => void;
  onBlur: () => void;
};

type Latest = { current: RichTextOptions };

function createView(
  element: HTMLElement,
  state: EditorState,
  latest: Latest,
  onState: (state: EditorState) => void,
) {
  const insert = (editor: EditorView, data: DataTransfer | null, at?: number) => {
    const copied = data && pasted(data);
    if (!copied) return;
    const slice = latest.current.oneLine ? inOneLine(copied) : copied;
    latest.current.onStep();
    const { tr } = editor.state;
    const inserted = at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice);
    // A step of its own in the field too.
    editor.dispatch(closeHistory(inserted).scrollIntoView());
    latest.current.onStep();
  };
  const view = new EditorView(
    { mount: element },
    {
      state,
      attributes: () => latest.current.attributes,
      nodeViews: latest.current.nodeViews,
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        onState(next);
        if (transaction.docChanged) latest.current.onChange(toMarkdown(next.doc));
      },
      handleKeyDown: (_one, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        latest.current.onLink();
        return true;
      },
      // Before the library's own handlers, whose parser the content security policy does not permit.
      handleDOMEvents: {
        blur: () => latest.current.onBlur(),
        paste: (one, event) => {
          event.preventDefault();
          insert(one, event.clipboardData);
          return true;
        },
        drop: (one, event) => {
          if (one.dragging) return false;
          event.preventDefault();
          const place = one.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place) insert(one, event.dataTransfer, place.pos);
          return true;
        },
      },
    },
  );
  return view;
}

/** Formatted text in an element: `mount` is its ref. */
export function useRichText(options: RichTextOptions) {
  const [state, setState] = useState(() => stateOf(options.initial, options.oneLine));
  const view = useRef<EditorView | null>(null);
  const latest = useRef(options);
  const first = useRef(state);
  const { attributes, nodeViews } = options;
  useLayoutEffect(() => {
    latest.current = options;
  });
  // Labels and faults may have changed.
  useLayoutEffect(() => view.current?.setProps({ attributes: () => attributes }), [attributes]);
  useLayoutEffect(() => view.current?.setProps({ nodeViews }), [nodeViews]);
  const mount = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const own = createView(element, first.current, latest, setState);
    view.current = own;
    return () => {
      first.current = own.state;
      view.current = null;
      own.destroy();
    };
  }, []);
  return { mount, view, state };
}

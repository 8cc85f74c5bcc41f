import { chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { MarkType, NodeType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './rich-text-schema.ts';

const { strong, em, link } = schema.marks;
const { heading, paragraph, bullet_list, ordered_list, list_item, hard_break, placeholder } = schema.nodes;

export type RichCommand = 'bold' | 'italic' | 'heading' | 'subheading' | 'list' | 'numbers';

const hasMark = ({ selection, storedMarks, doc }: EditorState, mark: MarkType) => {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark);
};

const isHeading = ({ selection: { $from } }: EditorState, level: number) =>
  $from.parent.type === heading && $from.parent.attrs['level'] === level;

/** The list around the selection, the innermost first. */
function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === bullet_list || type === ordered_list) return type;
  }
  return null;
}

/** Whether a command has been applied to what is selected. */
export const isActive: Record<RichCommand, (state: EditorState) => boolean> = {
  bold: (state) => hasMark(state, strong),
  italic: (state) => hasMark(state, em),
  heading: (state) => isHeading(state, 2),
  subheading: (state) => isHeading(state, 3),
  list: (state) => listAround(state) === bullet_list,
  numbers: (state) => listAround(state) === ordered_list,
};

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch);

/** Makes a list, a list of the other kind, or paragraphs again. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (around === type) return liftListItem(list_item)(state, dispatch);
    if (around === null) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth).type === around) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
        return true;
      }
    return false;
  };

export const COMMANDS: Record<RichCommand, Command> = {
  bold: toggleMark(strong),
  italic: toggleMark(em),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  list: toggleList(bullet_list),
  numbers: toggleList(ordered_list),
};

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};

/** Keys beside those of every text field; `Mod` is Ctrl, or ⌘ on a Mac. Tab leads on to the next field. */
export const KEYS: Record<string, Command> = {
  'Mod-b': COMMANDS.bold,
  'Mod-i': COMMANDS.italic,
  'Mod-Shift-h': COMMANDS.heading,
  'Mod-Shift-l': COMMANDS.list,
  Enter: splitListItem(list_item),
  'Mod-]': sinkListItem(list_item),
  'Mod-[': liftListItem(list_item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
};

const nothing: Command = () => true;

/** Keys of a text on one line. */
export const LINE_KEYS: Record<string, Command> = {
  'Mod-b': COMMANDS.bold,
  'Mod-i': COMMANDS.italic,
  Enter: nothing,
  'Shift-Enter': nothing,
};

/** The whole link that the selection is in, with its address; what is selected where there is none. */
export function linkAround(state: EditorState): { from: number; to: number; address: string } {
  const { from, to, $from, empty } = state.selection;
  const mark =
    link.isInSet($from.marks()) ?? ($from.nodeAfter ? link.isInSet($from.nodeAfter.marks) : undefined);
  if (!mark) return { from, to, address: '' };
  const address = String(mark.attrs['href']);
  if (!empty) return { from, to, address };
  const start = $from.start();
  let range = { from, to };
  $from.parent.forEach((node, offset) => {
    const begin = start + offset;
    if (mark.isInSet(node.marks) && begin <= from && begin + node.nodeSize >= from)
      range = { from: begin, to: begin + node.nodeSize };
  });
  return { ...range, address };
}

/** Makes a link of a range, writes its address as its words where there are none, or takes it away. */
export const setLink =
  ({ from, to }: { from: number; to: number }, address: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const end = from === to && address !== '' ? from + address.length : to;
    if (from === to && address !== '') tr.insertText(address, from);
    tr.removeMark(from, end, link);
    if (address !== '') tr.addMark(from, end, link.create({ href: address }));
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Puts a placeholder in the place of the selection, marked as the words around it are. */
export const insertPlaceholder =
  (name: string): Command =>
  (state, dispatch) => {
    const marks = state.storedMarks ?? state.selection.$from.marks();
    dispatch?.(
      state.tr.replaceSelectionWith(placeholder.create({ name }, null, marks), false).scrollIntoView(),
    );
    return true;
  };

import { type NodeSpec, Schema } from 'prosemirror-model';
import { schema as basic } from 'prosemirror-schema-basic';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';

/** A list whose items stand without space between them is tight, as is one that is made here. */
const list = (spec: NodeSpec, name: string): NodeSpec => ({
  ...spec,
  group: 'block',
  content: 'list_item+',
  attrs: { ...spec.attrs, tight: { default: true } },
  parseDOM: [{ tag: name }],
});

/** A name in double braces, which the shop fills in. Copied, it is the name, which any text field takes. */
const placeholder: NodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  attrs: { name: { validate: 'string' } },
  leafText: ({ attrs }) => `{{${attrs['name']}}}`,
  toDOM: ({ attrs }) => ['span', `{{${attrs['name']}}}`],
};

type NodeName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'blockquote'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'code_block'
  | 'horizontal_rule'
  | 'hard_break'
  | 'image'
  | 'placeholder'
  | 'text';
type MarkName = 'strong' | 'em' | 'link' | 'code';

/** What formatted text is made of: no more than Markdown can write and the shop shows. */
export const schema = new Schema<NodeName, MarkName>({
  nodes: basic.spec.nodes
    .addToEnd('placeholder', placeholder)
    .addToEnd('bullet_list', list(bulletList, 'ul'))
    .addToEnd('ordered_list', list(orderedList, 'ol'))
    .addToEnd('list_item', { ...listItem, content: 'paragraph block*' }),
  marks: basic.spec.marks,
});

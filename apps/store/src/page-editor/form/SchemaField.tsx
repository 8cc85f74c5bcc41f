import { ChoiceField } from './ChoiceField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { kindOf } from './field-kind.ts';
import type { FieldProps } from './field-props.ts';
import { useFormContext } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { LinkField } from './LinkField.tsx';
import { ListField } from './ListField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { NumberField } from './NumberField.tsx';
import { PieceField } from './PieceField.tsx';
import { PictureField } from './PictureField.tsx';
import { SlugField } from './SlugField.tsx';
import { ShortTextField } from './ShortTextField.tsx';
import { BooleanField } from './BooleanField.tsx';

export type SchemaFieldProps = FieldProps & {
  /** True where the block says that its text is no Markdown. */
  plain: boolean;
};

/** One field of a block, as its schema asks for it. */
export function SchemaField({ plain, ...field }: SchemaFieldProps) {
  const { subject } = useFormContext();
  const kind = kindOf(field.schema, subject, field.path);
  switch (kind) {
    case 'choice':
      return <ChoiceField {...field} />;
    case 'choices':
      return <ChoicesField {...field} />;
    case 'yesNo':
      return <BooleanField {...field} />;
    case 'number':
      return <NumberField {...field} />;
    case 'group':
      return <GroupField {...field} />;
    case 'list':
      return <ListField {...field} />;
    case 'picture':
      return <PictureField {...field} />;
    case 'link':
      return <LinkField {...field} />;
    case 'markdown':
      return plain ? <ShortTextField {...field} lines={8} /> : <MarkdownField {...field} />;
    case 'markdownLine':
      return <MarkdownField {...field} oneLine />;
    case 'words':
      return <ShortTextField {...field} lines={3} />;
    case 'moment':
      return <DateTimeField {...field} />;
    case 'slug':
      return <SlugField {...field} />;
    case 'piece':
      return <PieceField {...field} />;
    case 'address':
      return <ShortTextField {...field} type="url" />;
    case 'line':
      return <ShortTextField {...field} />;
  }
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { dropListQuery } from '../drops/drops-api.ts';
import { PickerField } from '../picker/PickerField.tsx';
import { matching, type PickerOption } from '../picker/picker-options.ts';
import { dropOptions } from '../picker/use-link-groups.ts';
import { plainText } from '../plain-text.ts';
import { ClosedDropNote } from './ClosedDropNote.tsx';
import { textValue } from './change-value.ts';
import { dictionaryListOf } from './field-kind.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { Limits } from './Limits.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { namedApart } from '../picker/named-apart.ts';

/** The values of a list of the shop, by their names in the language of the content. */
function useSlugOptions(list: string, isOpen: boolean): { options: PickerOption[]; isLoading: boolean } {
  const { formatMessage } = useIntl();
  const { locale } = useFormContext();
  const isDrops = list === 'drops';
  const dictionary = useQuery({ ...dictionaryQuery(useApi(), locale), enabled: !isDrops });
  const drops = useQuery({ ...dropListQuery, enabled: isDrops && isOpen });
  if (isDrops)
    return {
      options: dropOptions(
        drops.data ?? [],
        locale,
        (slug) => slug,
        (address) => formatMessage({ id: 'pageEditor.picker.unpublished' }, { address }),
      ),
      isLoading: drops.isLoading,
    };
  return {
    options: namedApart(dictionary.data?.facetValues[list] ?? []).map(({ slug, name }) => ({
      value: slug,
      text: name,
      note: slug,
    })),
    isLoading: dictionary.isLoading,
  };
}

/** A category, brand, family or drop by the word for it in addresses, found by its name. */
export function SlugField({ path, value, required, optional, onChange }: FieldProps) {
  const { hint, ...messages } = useFieldMessages()(path);
  const [isOpen, setOpen] = useState(false);
  const { options, isLoading } = useSlugOptions(dictionaryListOf(path) ?? '', isOpen);
  const slug = typeof value === 'string' ? value : '';
  const chosen = options.find((option) => option.value === slug);
  const groups = [{ id: 'values', options }];
  const change = (text: string) => onChange(textValue(text.trim(), required));
  return (
    <PickerField
      {...messages}
      id={fieldId(path)}
      optional={optional}
      value={slug}
      showsNames
      name={chosen?.text}
      groups={groups}
      isLoading={isLoading}
      hint={
        <>
          <Limits schema={{}} value={value} hint={hint} />
          {dictionaryListOf(path) === 'drops' && slug ? <ClosedDropNote slug={slug} /> : null}
        </>
      }
      onOpen={() => setOpen(true)}
      // Words that fit a name are no value yet.
      isValue={(text) =>
        options.some((option) => option.value === text) || matching(groups, text).length === 0
      }
      // Whoever wrote the name of one, and chose none, means it.
      onType={(text) => {
        const named = options.filter((option) => plainText(option.text) === plainText(text.trim()));
        change(named.length === 1 && named[0] ? named[0].value : text);
      }}
      onChoose={change}
    />
  );
}

import { Button } from '@patine/ui/button/Button';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moved, placed, type Side } from '../arrange.ts';
import { useEditorContext } from '../editor-context.ts';
import { FieldName } from './FieldName.tsx';
import { firstValue, isFields } from './change-value.ts';
import { focusLater } from './focus-later.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { Limits } from './Limits.tsx';
import { ListItem } from './ListItem.tsx';
import type { FieldProps } from './field-props.ts';
import { linkMarksOf, linksBelow } from '../links/link-marks.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { useItemKeys } from './use-item-keys.ts';

/** A list whose items are added, taken out and moved, by keyboard too. */
export function ListField({ schema, path, value, optional, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const { notify } = useEditorContext();
  const { Fields, foldsItems = false, linkFaults = [], validationErrors } = useFormContext();
  /** Key of the item that was added last, which is open at once. */
  const [added, setAdded] = useState<string | null>(null);
  const { label, hint, error } = useFieldMessages()(path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const itemSchema = schema.items ?? {};
  const { minItems = 0, maxItems = Infinity } = schema;
  const at = (place: number) => `${path}.${place}`;
  /** Each is undone on its own: no two in a row are named alike. */
  const step = (action: string) => `${path} ${action} of ${items.length}`;

  const add = () => {
    setAdded(keys.add());
    onChange([...items, firstValue(itemSchema)], step('add'));
    focusLater(
      ...Object.keys(itemSchema.properties ?? {}).map((name) => fieldId(`${at(items.length)}.${name}`)),
    );
  };
  const remove = (place: number) => {
    keys.remove(place);
    onChange(items.toSpliced(place, 1), step('remove'));
    notify(formatMessage({ id: 'pageEditor.list.removed' }, { number: place + 1 }), true);
    focusLater(`${fieldId(at(Math.max(0, place - 1)))}.remove`, fieldId(path));
  };
  const move = (place: number, by: -1 | 1) => {
    keys.move(place, by);
    onChange(moved(items, place, by), step(`move ${place} by ${by}`));
    const target = fieldId(at(place + by));
    focusLater(...(by < 0 ? [`${target}.up`, `${target}.down`] : [`${target}.down`, `${target}.up`]));
  };
  /** Puts an item, which was dropped here, on one side of another. */
  const placeBeside = (dragged: string, target: number, side: Side) => {
    const from = keys.keys.indexOf(dragged);
    if (from < 0) return;
    const to = target + (side === 'after' ? 1 : 0) - (from < target ? 1 : 0);
    keys.place(from, to);
    onChange(placed(items, from, to), step(`place ${from} at ${to}`));
    notify(formatMessage({ id: 'pageEditor.list.placed' }, { from: from + 1, to: to + 1 }), true);
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        <FieldName label={label} optional={optional} />
      </legend>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map((item, place) => (
          <ListItem
            key={keys.keys[place]}
            item={item}
            place={place}
            isFolded={foldsItems && keys.keys[place] !== added}
            isFaulty={[...validationErrors.keys()].some((faulty) => faulty.startsWith(`${at(place)}.`))}
            links={linkMarksOf(linksBelow(linkFaults, at(place)))}
            id={fieldId(at(place))}
            drag={{
              group: fieldId(path),
              id: keys.keys[place] ?? '',
              canDrag: items.length > 1,
              onPlace: (dragged, side) => placeBeside(dragged, place, side),
            }}
            canMove={{ up: place > 0, down: place < items.length - 1 }}
            canRemove={items.length > minItems}
            onMove={(by) => move(place, by)}
            onRemove={() => remove(place)}
          >
            <Fields
              schema={itemSchema}
              value={isFields(item) ? item : {}}
              path={at(place)}
              onChange={(next, changed) => onChange(items.with(place, next), changed)}
            />
          </ListItem>
        ))}
      </ol>
      {error ? <p className="mt-1.5 text-sm font-medium text-garance">{error}</p> : null}
      <div className="mt-2 text-sm text-muted">
        <Limits schema={schema} value={items} hint={hint} />
      </div>
      <Button
        id={fieldId(path)}
        tone="line"
        size="sm"
        className="mt-3"
        disabled={items.length >= maxItems}
        onClick={add}
      >
        <Plus aria-hidden className="size-4" />
        <FormattedMessage id="pageEditor.list.add" />
      </Button>
    </fieldset>
  );
}

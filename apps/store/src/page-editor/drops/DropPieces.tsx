import { DROP_FILTERS, MAX_DROP_REFERENCES } from '@patine/contract/content/drops';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { isRecord } from '../page-draft.ts';
import { focusLater } from '../form/focus-later.ts';
import { useFieldMessages } from '../form/use-field-messages.ts';
import { SchemaFields } from '../form/SchemaFields.tsx';
import { useSettled } from '../use-settled.ts';
import { filtersOf, referencesOf, withPieces } from './check-drop.ts';
import { piecesQuery } from './drops-api.ts';
import { PieceRow } from './PieceRow.tsx';
import { PieceSearch } from './PieceSearch.tsx';
import type { DropDraft } from './use-drop-draft.ts';

export type DropPiecesProps = {
  draft: DropDraft;
  /** Schema of the pieces of a drop. */
  schema: FieldSchema;
  /** Told the path of a field that was changed. */
  onLeave: (path: string) => void;
};

const REFERENCES = 'pieces.references';
const SEARCH_ID = 'piece-search';

/** Which pieces are in a drop: by filter of the list, and by hand. */
export function DropPieces({ draft: { body, change }, schema, onLeave }: DropPiecesProps) {
  const { error } = useFieldMessages()(REFERENCES);
  const references = referencesOf(body);
  const { references: _, ...filters } = schema.properties ?? {};
  const setReferences = (next: number[]) =>
    change((before) => withPieces(before, { references: next }), `${REFERENCES} ${next.join()}`);
  const remove = (reference: number) => setReferences(references.filter((one) => one !== reference));
  const toggle = (reference: number) => {
    if (references.includes(reference)) remove(reference);
    else if (references.length < MAX_DROP_REFERENCES) setReferences([...references, reference]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-muted">
        <FormattedMessage id="dropEditor.pieces.text" />
      </p>
      <div>
        <h3 className="mb-3 font-semibold">
          <FormattedMessage id="dropEditor.pieces.filter" />
        </h3>
        <SchemaFields
          schema={{ ...schema, properties: filters }}
          value={isRecord(body['pieces']) ? body['pieces'] : {}}
          path="pieces"
          onChange={(next, changed) => {
            onLeave(changed);
            change((before) => ({ ...before, pieces: next }), changed);
          }}
        />
        <FilterCount body={body} />
      </div>
      <div>
        <h3 id="by-hand" className="mb-3 font-semibold">
          <FormattedMessage
            id="dropEditor.pieces.hand"
            values={{ count: references.length, most: MAX_DROP_REFERENCES }}
          />
        </h3>
        {error ? <p className="mb-3 text-sm font-medium text-garance">{error}</p> : null}
        {/* Above what it adds to, which would push its list away with each piece. */}
        <PieceSearch id={SEARCH_ID} chosen={references} onToggle={toggle} />
        <ChosenPieces
          references={references}
          onRemove={(reference) => {
            remove(reference);
            focusLater(SEARCH_ID);
          }}
        />
      </div>
    </div>
  );
}

/** How many pieces answer the filters today. */
function FilterCount({ body }: Pick<DropDraft, 'body'>) {
  const locale = useLocale();
  const filters = useSettled(JSON.stringify(filtersOf(body)));
  const criteria = JSON.parse(filters) as ReturnType<typeof filtersOf>;
  const isSet = DROP_FILTERS.some((name) => criteria[name] !== undefined);
  const { data } = useQuery({ ...piecesQuery(locale, criteria), enabled: isSet });
  return (
    <output className="mt-3 block text-sm text-muted">
      {isSet && data ? <FormattedMessage id="dropEditor.pieces.fit" values={{ count: data.count }} /> : null}
    </output>
  );
}

type ChosenPiecesProps = { references: readonly number[]; onRemove: (reference: number) => void };

/** The pieces that were chosen by hand, in their order; one that is no longer known keeps its reference. */
function ChosenPieces({ references, onRemove }: ChosenPiecesProps) {
  const locale = useLocale();
  const { data } = useQuery({
    ...piecesQuery(locale, { references }),
    enabled: references.length > 0,
    placeholderData: (before) => before,
  });
  const known = new Map(data?.pieces.map((piece) => [piece.reference, piece]));
  if (references.length === 0)
    return (
      <p className="mt-4 rounded border border-dashed border-field p-4 text-sm text-muted">
        <FormattedMessage id="dropEditor.pieces.none" />
      </p>
    );
  return (
    <>
      <h4 className="mt-5 mb-2 text-sm font-semibold">
        <FormattedMessage id="dropEditor.pieces.chosen" />
      </h4>
      <ul aria-labelledby="by-hand" className="rounded border border-line bg-surface">
        {references.map((reference) => (
          <PieceRow
            key={reference}
            reference={reference}
            piece={known.get(reference)}
            onPress={() => onRemove(reference)}
          />
        ))}
      </ul>
    </>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { focusField } from '@patine/ui/field/focus-field';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { replaceBlock } from './arrange.ts';
import { blockErrors } from './block-errors.ts';
import { isKnownType, unknownFields } from './check-block.ts';
import { useEditorContext } from './editor-context.ts';
import { isStillExample } from './examples.ts';
import { BlockComments } from './comments/BlockComments.tsx';
import { BlockForm } from './form/BlockForm.tsx';
import { focusLater } from './form/focus-later.ts';
import { isBlockDraft, type BlockDraft, type KeyedBlock } from './page-draft.ts';
import { JsonEditor } from './panels/JsonEditor.tsx';
import { useBlockActions } from './use-block-actions.ts';
import { useBlockName } from './use-block-name.ts';

/** A block's fields, with what it is for. */
export function BlockPanel({ chosen }: { chosen: KeyedBlock }) {
  const { key, block } = chosen;
  const { saved, language, page, changePage, choose } = useEditorContext();
  const name = useBlockName()(block.type);
  const { duplicate, remove } = useBlockActions(chosen);
  const [asJson, setAsJson] = useState(false);
  const { type } = block;
  const unknown = unknownFields(block);
  const replace = (next: BlockDraft, changed: string) =>
    changePage((page) => replaceBlock(page, key, next), `${key}.${changed}`);

  return (
    <section aria-labelledby="block-name">
      <Button
        tone="quiet"
        size="sm"
        className="-ms-4 mb-2"
        onClick={() => {
          choose(null);
          focusLater(`row.${key}`);
        }}
      >
        <ArrowLeft aria-hidden className="mirrored size-4" />
        <FormattedMessage id="pageEditor.back" />
      </Button>
      <h2 id="block-name" ref={focusField} tabIndex={-1} className="heading text-2xl outline-none">
        {name}
      </h2>
      {isKnownType(type) ? (
        <>
          <p className="mt-1 mb-6 text-sm text-muted">
            <FormattedMessage id={`pageEditor.purpose.${type}`} />
          </p>
          {isStillExample(block, language) ? (
            <Alert tone="info" className="mb-6">
              <FormattedMessage id="pageEditor.example.text" />
            </Alert>
          ) : null}
          {unknown.length > 0 ? (
            <Alert tone="info" className="mb-6" live>
              <FormattedMessage
                id="pageEditor.unknownFields"
                values={{ names: unknown.join(', '), count: unknown.length }}
              />
            </Alert>
          ) : null}
          <BlockForm
            block={{ ...block, type }}
            locale={language}
            validationErrors={page ? blockErrors(page, chosen, saved[language]) : []}
            onChange={replace}
          />
        </>
      ) : (
        <Alert tone="error" className="my-4">
          <FormattedMessage id="pageEditor.rule.UNKNOWN_TYPE" values={{ limit: type }} />
        </Alert>
      )}
      <BlockComments chosen={chosen} />
      <div className="stitch-t mt-8 flex flex-wrap gap-2 pt-4">
        <Button tone="line" size="sm" onClick={duplicate}>
          <FormattedMessage id="pageEditor.duplicate" />
        </Button>
        <Button tone="line" size="sm" onClick={() => setAsJson(true)}>
          <FormattedMessage id="pageEditor.json" />
        </Button>
        <Button tone="quiet" size="sm" onClick={remove}>
          <FormattedMessage id="pageEditor.remove" />
        </Button>
      </div>
      <JsonEditor
        open={asJson}
        value={block}
        isRight={isBlockDraft}
        onApply={(next) => replace(next as BlockDraft, '')}
        onClose={() => setAsJson(false)}
      />
    </section>
  );
}

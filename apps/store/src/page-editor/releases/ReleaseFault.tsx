import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../form/field-messages.ts';
import { shopDocumentIdOf } from '../links/DocumentLabel.tsx';

export type ReleaseFaultProps = { kind: string; name: string; error: ContentValidationError };

/** Path of a block of a page. */
const BLOCK = /^zones\.\d+\.blocks\.(\d+)$/;

/** A rule that a document of a release breaks, with the field, and the block by its number. */
export function ReleaseFault({ kind, name, error }: ReleaseFaultProps) {
  const intl = useIntl();
  const { path, field, rule, limit } = error;
  const shop = shopDocumentIdOf({ kind, name });
  const [subject, prefix] = shop
    ? [shop, 'shopDocument']
    : [kind, kind === 'drop' ? 'dropEditor' : undefined];
  const label = fieldMessages(intl, subject, field, undefined, prefix).label;
  const [, block] = BLOCK.exec(path) ?? [];
  // What is not there and what is empty are the same to whoever fills it in.
  const told = rule === 'TOO_SHORT' && limit === 1 ? 'MISSING' : rule;
  return (
    <FormattedMessage
      id="release.fault"
      values={{
        block: block === undefined ? 0 : Number(block) + 1,
        field: label,
        hasField: String(field !== ''),
        rule: intl.formatMessage(
          { id: `pageEditor.rule.${told}` },
          { limit: limit ?? '', name: field.split('.').at(-1) ?? '' },
        ),
      }}
    />
  );
}

import { FormattedMessage } from 'react-intl';

/** The name of fields that belong together, and whether they may be left empty. */
export function FieldName({ label, optional }: { label: string; optional: boolean }) {
  return (
    <>
      {label}
      {optional ? (
        <span className="font-normal text-muted">
          {' '}
          <FormattedMessage id="ui.field.optional" />
        </span>
      ) : null}
    </>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';

export type HiddenBlockProps = {
  type: string;
  /** It has validation errors, waits for fields that are empty, or its search has no results. */
  why: 'faulty' | 'toFillIn' | 'bare';
};

/** Placeholder for a block that visitors do not see. */
export function HiddenBlock({ type, why }: HiddenBlockProps) {
  const { formatMessage, messages } = useIntl();
  const id = `pageEditor.block.${type}`;
  return (
    <p className="rounded border border-dashed border-field bg-ecru p-6 text-center text-muted">
      <FormattedMessage
        id={`pageEditor.stage.${why}`}
        values={{ name: id in messages ? formatMessage({ id }) : type }}
      />
    </p>
  );
}

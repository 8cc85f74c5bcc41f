import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { FormattedMessage } from 'react-intl';

export type LimitsProps = { schema: FieldSchema; value: unknown; hint?: string | undefined };

/** What helps to fill a field in, and how much of it there may be: what is left, or how many from and to. */
export function Limits({ schema, value, hint }: LimitsProps) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {hint ? <span className="min-w-0 flex-1 basis-40">{hint}</span> : null}
      <span className="ms-auto tabular-nums">
        <Span schema={schema} value={value} />
      </span>
    </span>
  );
}

function Span({ schema, value }: Omit<LimitsProps, 'hint'>) {
  const { maxLength, minimum, maximum, minItems = 0, maxItems } = schema;
  if (schema.enum || schema.format === 'uri') return null;
  if (schema.type === 'string' && maxLength !== undefined) {
    const left = maxLength - (typeof value === 'string' ? value.length : 0);
    return left < 0 ? (
      <FormattedMessage id="pageEditor.limit.over" values={{ over: -left, most: maxLength }} />
    ) : (
      <FormattedMessage id="pageEditor.limit.left" values={{ left, most: maxLength }} />
    );
  }
  if (schema.type === 'array' && maxItems !== undefined) {
    const count = Array.isArray(value) ? value.length : 0;
    return (
      <FormattedMessage
        id={minItems === maxItems ? 'pageEditor.limit.exactly' : 'pageEditor.limit.items'}
        values={{ count, least: minItems, most: maxItems }}
      />
    );
  }
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return <FormattedMessage id="pageEditor.limit.range" values={{ least: minimum, most: maximum }} />;
  return null;
}

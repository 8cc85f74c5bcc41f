import '../without-eval.ts';
import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { z } from 'zod';
import { SHOP_SCHEMAS } from '../check-shop-document.ts';

/** Fields that few shops need, which stay as they are: they are written in files, or as JSON. */
const LEFT_OUT: Partial<Record<ShopDocumentId, ReadonlySet<string>>> = {
  menu: new Set(['columnDisplay']),
  footer: new Set(['name', 'rel']),
};

type JsonSchema = FieldSchema & { anyOf?: readonly FieldSchema[] };

/** A schema without these fields. What may be null is a field that may be left out. */
function reduced(schema: JsonSchema, leftOut: ReadonlySet<string>): FieldSchema {
  const { anyOf, ...own } = schema;
  const field: FieldSchema = { ...own, ...anyOf?.find(({ type }) => type !== 'null') };
  const { properties, items } = field;
  if (field.default === null) delete field.default;
  return {
    ...field,
    ...(items ? { items: reduced(items, leftOut) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties)
              .filter(([name]) => !leftOut.has(name))
              .map(([name, inner]) => [name, reduced(inner, leftOut)]),
          ),
        }
      : {}),
  };
}

const known = new Map<ShopDocumentId, FieldSchema>();

/** The schema of a document as its form asks for it. */
export function shopFormSchema(id: ShopDocumentId): FieldSchema {
  const schema =
    known.get(id) ??
    reduced(z.toJSONSchema(SHOP_SCHEMAS[id], { io: 'input' }) as FieldSchema, LEFT_OUT[id] ?? new Set());
  known.set(id, schema);
  return schema;
}

import { Failure, illegalArgument } from './failure.ts';

export type FieldType = 'keyword' | 'text' | 'double' | 'boolean';
export type MappedField = { type: FieldType; hasDocValues: boolean };
type Property = {
  type?: string;
  enabled?: boolean;
  doc_values?: boolean;
  analyzer?: string;
  properties?: Record<string, Property>;
};

/** Values of a document by the full name of their field. */
export type Fields = ReadonlyMap<string, readonly (string | number | boolean)[]>;

/** The fields of a strict mapping. */
export class Mapping {
  readonly fields = new Map<string, MappedField>();
  readonly #closed = new Set<string>();

  constructor(properties: Record<string, Property>, dynamic: unknown) {
    if (dynamic !== 'strict')
      throw illegalArgument('the fake maps no field by itself: set dynamic to strict');
    this.#read(properties, '');
  }

  #read(properties: Record<string, Property>, before: string): void {
    for (const [name, property] of Object.entries(properties)) {
      const field = before + name;
      const { type = 'object', enabled = true, doc_values: hasDocValues = true } = property;
      if (type === 'object' && !enabled) this.#closed.add(field);
      else if (type === 'object') this.#read(property.properties ?? {}, `${field}.`);
      else {
        if (type === 'text' && property.analyzer !== 'whitespace')
          throw illegalArgument(`the fake has no analyzer [${property.analyzer}]`);
        this.fields.set(field, { type: type as FieldType, hasDocValues });
      }
    }
  }

  /** Reads a document; throws as OpenSearch does for a field that the mapping has not, or a value of another type. */
  parse(source: unknown): Fields {
    const fields = new Map<string, (string | number | boolean)[]>();
    const visit = (value: unknown, field: string): void => {
      if (this.#closed.has(field) || value === null) return;
      const known = this.fields.get(field);
      if (Array.isArray(value)) {
        for (const each of value) visit(each, field);
      } else if (typeof value === 'object') {
        if (known) throw unparsable(field, known.type);
        for (const [name, each] of Object.entries(value))
          visit(each, field === '' ? name : `${field}.${name}`);
      } else if (!known) {
        const [name = field, ...parents] = field.split('.').toReversed();
        throw new Failure(
          400,
          'strict_dynamic_mapping_exception',
          `mapping set to strict, dynamic introduction of [${name}] within [${parents.toReversed().join('.') || '_doc'}] is not allowed`,
        );
      } else {
        const isRight = {
          keyword: true,
          text: true,
          double: typeof value === 'number',
          boolean: typeof value === 'boolean',
        }[known.type];
        if (!isRight) throw unparsable(field, known.type);
        const kept = known.type === 'keyword' || known.type === 'text' ? String(value) : (value as number);
        fields.set(field, [...(fields.get(field) ?? []), kept]);
      }
    };
    if (typeof source !== 'object' || source === null || Array.isArray(source))
      throw new Failure(400, 'mapper_parsing_exception', 'failed to parse');
    visit(source, '');
    return fields;
  }
}

const unparsable = (field: string, type: string) =>
  new Failure(400, 'mapper_parsing_exception', `failed to parse field [${field}] of type [${type}]`);

import { environment as api } from '../../apps/api/src/config.ts';
import { environment as store } from '../../apps/store/server/config.ts';
import { code, markdownTable } from './markdown.ts';

type Schema = typeof api | typeof store;
type Variable = { process: string; values: string; initial: string; description: string };

const number = new Intl.NumberFormat('en');

/** Describes a variable's allowed values from its JSON Schema. */
function valuesOf({ enum: list, type, format, minimum, maximum, minLength = 1 }: JsonSchema): string {
  if (list) return list.map((value) => code(String(value))).join(', ');
  if (type === 'integer' || type === 'number') {
    const noun = type === 'integer' ? 'whole number' : 'number';
    const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
    return isBounded ? `${noun}, ${minimum} to ${number.format(maximum)}` : `${noun} from ${minimum}`;
  }
  if (format === 'uri') return 'URL';
  return minLength > 3 ? `text, ${minLength} characters or more` : 'text';
}

type JsonSchema = {
  enum?: readonly unknown[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  default?: unknown;
};

function variablesOf(process: string, schema: Schema): [name: string, Variable][] {
  const { properties = {} } = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.shape).map(([name, field]) => {
    const json = properties[name] as JsonSchema;
    // A default that is applied after parsing is found by parsing `undefined`.
    const initial = json.default ?? field.safeParse(undefined).data;
    const written = typeof initial === 'boolean' ? Number(initial) : initial;
    const isNone = written === undefined || written === '';
    return [
      name,
      {
        process,
        values: typeof initial === 'boolean' ? '`0`, `1`' : valuesOf(json),
        initial: isNone ? '–' : code(String(written)),
        description: field.description ?? '',
      },
    ];
  });
}

/** Lists every variable of both processes, from the schemas that read them. */
export function environmentVariables(): string {
  const ofApi = new Map(variablesOf('api', api));
  const ofStore = new Map(variablesOf('store', store));
  const rows = [...new Map([...ofStore, ...ofApi])].map(([name, variable]) => {
    const process = ofApi.has(name) && ofStore.has(name) ? 'both' : variable.process;
    return [code(name), process, variable.values, variable.initial, variable.description];
  });
  return markdownTable(['variable', 'read by', 'values', 'unless set', 'what it does'], rows);
}

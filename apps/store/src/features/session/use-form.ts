import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';

type Fault<Form> = { field: keyof Form & string; code: string };

export type FormRules<Form> = {
  /** Initial values, in field order. */
  empty: Form;
  /** Prefix of the message ids: `<words>.<field>` and `<words>.<field>.<code>`. */
  words: string;
  /** Validates the form. */
  faultsOf: (form: Form) => readonly Fault<Form>[];
  /** The api's validation errors, until the input changes. */
  refused: readonly { field: string; code: string }[];
  /** Called with a valid form. */
  send: (form: Form) => void;
  /** Called on input, which invalidates the api's errors. */
  onType: () => void;
};

const inOrder = <Form extends object>(faults: readonly Fault<Form>[], empty: Form) => {
  const fields = Object.keys(empty);
  return faults.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
};

/** Form state that shows errors only after the first submission. */
export function useForm<Form extends object>(rules: FormRules<Form>) {
  const { empty, words, faultsOf, refused, send, onType } = rules;
  const { formatMessage, messages } = useIntl();
  const prefix = useId();
  const [form, setForm] = useState(empty);
  const [attempt, setAttempt] = useState(0);

  const own = attempt === 0 ? [] : inOrder(faultsOf(form), empty);
  const told = refused.filter(({ field, code }) => `${words}.${field}.${code}` in messages);
  const faults = own.length > 0 ? own : told;
  const message = (name: string) => {
    const fault = faults.find(({ field }) => field === name);
    return fault && formatMessage({ id: `${words}.${name}.${fault.code}` });
  };
  const type = (change: Partial<Form>) => {
    setForm((typed) => ({ ...typed, ...change }));
    onType();
  };
  const common = (field: keyof Form & string) => ({
    id: `${prefix}-${field}`,
    name: field,
    error: message(field),
  });

  return {
    form,
    attempt,
    problems: faults.map(({ field }) => ({ fieldId: `${prefix}-${field}`, message: message(field) ?? '' })),
    text: (field: keyof Form & string) => ({
      ...common(field),
      label: formatMessage({ id: `${words}.${field}` }),
      value: String(form[field] ?? ''),
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        type({ [field]: event.target.value } as Partial<Form>),
    }),
    box: (field: keyof Form & string) => ({
      ...common(field),
      checked: form[field] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        type({ [field]: event.target.checked } as Partial<Form>),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setAttempt(attempt + 1);
      if (faultsOf(form).length === 0) send(form);
    },
  };
}

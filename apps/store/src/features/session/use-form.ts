import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';

type FieldError<Form> = { field: keyof Form & string; code: string };

export type FormRules<Form> = {
  /** Initial values, in field order. */
  empty: Form;
  /** Prefix of the message ids: `<messagePrefix>.<field>` and `<messagePrefix>.<field>.<code>`. */
  messagePrefix: string;
  /** Validates the form. */
  errorsOf: (form: Form) => readonly FieldError<Form>[];
  /** The api's validation errors, until the input changes. */
  refused: readonly { field: string; code: string }[];
  /** Called with a valid form. */
  send: (form: Form) => void;
  /** Called on input, which invalidates the api's errors. */
  onType: () => void;
};

const inOrder = <Form extends object>(errors: readonly FieldError<Form>[], empty: Form) => {
  const fields = Object.keys(empty);
  return errors.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
};

/** Form state that shows errors only after the first submission. */
export function useForm<Form extends object>(rules: FormRules<Form>) {
  const { empty, messagePrefix, errorsOf, refused, send, onType } = rules;
  const { formatMessage, messages } = useIntl();
  const prefix = useId();
  const [form, setForm] = useState(empty);
  const [attempt, setAttempt] = useState(0);

  const own = attempt === 0 ? [] : inOrder(errorsOf(form), empty);
  const known = refused.filter(({ field, code }) => `${messagePrefix}.${field}.${code}` in messages);
  const errors = own.length > 0 ? own : known;
  const message = (name: string) => {
    const error = errors.find(({ field }) => field === name);
    return error && formatMessage({ id: `${messagePrefix}.${name}.${error.code}` });
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
    problems: errors.map(({ field }) => ({ fieldId: `${prefix}-${field}`, message: message(field) ?? '' })),
    text: (field: keyof Form & string) => ({
      ...common(field),
      label: formatMessage({ id: `${messagePrefix}.${field}` }),
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
      if (errorsOf(form).length === 0) send(form);
    },
  };
}

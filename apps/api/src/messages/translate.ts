import { LOCALE_TAGS, eachLocale, type Locale } from '@patine/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { type MessageId, messages } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

const formats = eachLocale(() => new Map<MessageId, IntlMessageFormat>());

function formatOf(locale: Locale, id: MessageId): IntlMessageFormat {
  const known = formats[locale].get(id);
  if (known) return known;
  const format = new IntlMessageFormat(messages[locale][id], LOCALE_TAGS[locale]);
  formats[locale].set(id, format);
  return format;
}

/** Formats a message of the api in one language. */
export type Translate = (id: MessageId, values?: Values) => string;

/**
 * Returns the messages of a language. The caller passes amounts and dates already formatted.
 * @example messagesIn('en')('label.parcel', { number: 1, of: 2 }) // 'Parcel 1 of 2'
 * @throws if a value that the message needs is missing
 */
export const messagesIn =
  (locale: Locale): Translate =>
  (id, values) =>
    String(formatOf(locale, id).format(values));

/** Formats a message with tags: returns its text, and for each tag what the caller makes of the tag's content. */
export function richMessage<Part extends object>(
  locale: Locale,
  id: MessageId,
  values: Values,
  tags: Readonly<Record<string, (text: string) => Part>>,
): (string | Part)[] {
  const made = Object.entries(tags).map(([tag, make]) => [tag, (text: unknown[]) => make(text.join(''))]);
  const parts = formatOf(locale, id).format<Part>({ ...values, ...Object.fromEntries(made) });
  return (Array.isArray(parts) ? parts : [parts]) as (string | Part)[];
}

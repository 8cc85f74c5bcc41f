import { type Locale, showsEnglish } from '@patine/core';
import type { InvoicedItem } from './repository.ts';

/** The text of an item's line, which the invoice keeps: its name, reference and customization. */
export function lineText(item: InvoicedItem, locale: Locale): string {
  const { customizationLabel: label, customizationValue: value } = item;
  const name = showsEnglish(locale) ? item.nameEn : item.nameFr;
  return `${name} (${item.reference})${value === null ? '' : `, ${label} ${value}`}`;
}

import { LOCALE_NAMES, LOCALES, type Locale } from '@patine/core';
import type { IntlShape } from 'react-intl';
import { checkPageMeta } from './check-page.ts';
import type { EditorState } from './editor-state.ts';
import type { ValidationError } from './validation-errors.ts';
import { fieldMessages } from './form/field-messages.ts';

/** A language of a page that cannot be saved, and what is to be mended first. */
export type BlockedSave = { locale: Locale; fault: ValidationError };

/** One sentence asks for both. */
const lacksTitleOrAddress = ({ path, rule }: ValidationError) =>
  rule === 'MISSING' && (path === 'title' || path === 'path');

const faultsOn = ({ name, pages }: EditorState, locale: Locale): ValidationError[] => {
  const page = pages[locale];
  return page ? checkPageMeta(page.frame, locale, name) : [];
};

/** A draft may have bad blocks; a fault in what a page says of itself keeps it from being saved. */
export const blockedSaveOn = (desk: EditorState): BlockedSave[] =>
  LOCALES.flatMap((locale) => {
    const faults = faultsOn(desk, locale);
    const fault = faults.find(lacksTitleOrAddress) ?? faults[0];
    return fault ? [{ locale, fault }] : [];
  });

/** Whether what was told is mended, whatever else may be wrong. */
export const isMended = (desk: EditorState, { locale, fault }: BlockedSave): boolean =>
  !faultsOn(desk, locale).some((one) =>
    lacksTitleOrAddress(fault)
      ? lacksTitleOrAddress(one)
      : one.path === fault.path && one.rule === fault.rule,
  );

/** Says why it is not saved, in the words that stand beside the field. */
export function blockedSaveMessage(intl: IntlShape, { locale, fault }: BlockedSave): string {
  const language = LOCALE_NAMES[locale];
  if (lacksTitleOrAddress(fault)) return intl.formatMessage({ id: 'pageEditor.save.frame' }, { language });
  const { label, error } = fieldMessages(intl, 'page', fault.path, fault);
  return intl.formatMessage({ id: 'pageEditor.save.fault' }, { language, field: label, fault: error });
}

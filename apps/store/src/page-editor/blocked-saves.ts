import { LOCALES, type Locale } from '@patine/core';
import type { IntlShape } from 'react-intl';
import { checkPageMeta } from './check-page.ts';
import type { EditorState } from './editor-state.ts';
import type { ValidationError } from './validation-errors.ts';
import { fieldMessages } from './form/field-messages.ts';
import { shopDocumentOf } from './shop-document.ts';
import { languageLabel } from './use-language-name.ts';

/** A language of a page that cannot be saved, and what is to be mended first. */
export type BlockedSave = { locale: Locale; validationError: ValidationError };

/** One sentence asks for both. */
const lacksTitleOrAddress = ({ path, rule }: ValidationError) =>
  rule === 'MISSING' && (path === 'title' || path === 'path');

const errorsOn = ({ name, pages }: EditorState, locale: Locale): ValidationError[] => {
  const page = pages[locale];
  return page ? checkPageMeta(page.meta, locale, name) : [];
};

/** A draft may have bad blocks; a validation error in what a page says of itself keeps it from being saved. */
export const blockedSaveOn = (editorState: EditorState): BlockedSave[] =>
  LOCALES.flatMap((locale) => {
    const validationErrors = errorsOn(editorState, locale);
    const validationError = validationErrors.find(lacksTitleOrAddress) ?? validationErrors[0];
    return validationError ? [{ locale, validationError }] : [];
  });

/** Whether what was told is mended, whatever else may be wrong. */
export const isMended = (editorState: EditorState, { locale, validationError }: BlockedSave): boolean =>
  !errorsOn(editorState, locale).some((one) =>
    lacksTitleOrAddress(validationError)
      ? lacksTitleOrAddress(one)
      : one.path === validationError.path && one.rule === validationError.rule,
  );

/** Says why it is not saved, in the words that stand beside the field. */
export function blockedSaveMessage(
  intl: IntlShape,
  { locale, validationError }: BlockedSave,
  name = '',
): string {
  const language = languageLabel(intl, locale);
  const shopDocument = shopDocumentOf(name);
  if (shopDocument !== null) {
    const { label, error } = fieldMessages(
      intl,
      shopDocument,
      validationError.path,
      validationError,
      'shopDocument',
    );
    return intl.formatMessage({ id: 'pageEditor.save.error' }, { language, field: label, error });
  }
  if (lacksTitleOrAddress(validationError))
    return intl.formatMessage({ id: 'pageEditor.save.frame' }, { language });
  const { label, error } = fieldMessages(intl, 'page', validationError.path, validationError);
  return intl.formatMessage({ id: 'pageEditor.save.error' }, { language, field: label, error });
}

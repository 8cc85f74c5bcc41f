import { LOCALE_NAMES, LOCALES, type Locale } from '@patine/core';
import type { IntlShape } from 'react-intl';
import { checkFrame } from './check-page.ts';
import type { Desk } from './desk.ts';
import type { Fault } from './faults.ts';
import { fieldWords } from './form/field-words.ts';

/** A language of a page that cannot be saved, and what is to be mended first. */
export type Barred = { locale: Locale; fault: Fault };

/** One sentence asks for both. */
const lacksTitleOrAddress = ({ path, rule }: Fault) =>
  rule === 'MISSING' && (path === 'title' || path === 'path');

const faultsOn = ({ name, pages }: Desk, locale: Locale): Fault[] => {
  const page = pages[locale];
  return page ? checkFrame(page.frame, locale, name) : [];
};

/** A draft may have bad blocks; a fault in what a page says of itself keeps it from being saved. */
export const barredOn = (desk: Desk): Barred[] =>
  LOCALES.flatMap((locale) => {
    const faults = faultsOn(desk, locale);
    const fault = faults.find(lacksTitleOrAddress) ?? faults[0];
    return fault ? [{ locale, fault }] : [];
  });

/** Whether what was told is mended, whatever else may be wrong. */
export const isMended = (desk: Desk, { locale, fault }: Barred): boolean =>
  !faultsOn(desk, locale).some((one) =>
    lacksTitleOrAddress(fault)
      ? lacksTitleOrAddress(one)
      : one.path === fault.path && one.rule === fault.rule,
  );

/** Says why it is not saved, in the words that stand beside the field. */
export function barredWords(intl: IntlShape, { locale, fault }: Barred): string {
  const language = LOCALE_NAMES[locale];
  if (lacksTitleOrAddress(fault)) return intl.formatMessage({ id: 'showroom.save.frame' }, { language });
  const { label, error } = fieldWords(intl, 'page', fault.path, fault);
  return intl.formatMessage({ id: 'showroom.save.fault' }, { language, field: label, fault: error });
}

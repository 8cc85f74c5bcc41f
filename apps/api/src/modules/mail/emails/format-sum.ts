import { euros, formatMoney, type Locale } from '@patine/core';

/** Writes hundredths of a euro as a sum. */
export const formatSum = (amount: number, locale: Locale): string => formatMoney(euros(amount), locale, true);

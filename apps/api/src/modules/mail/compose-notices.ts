import { productPath } from '@patine/contract/rest/seo';
import { DEFAULT_LOCALE, type Locale, parseLocale, showsEnglish } from '@patine/core';
import { z } from 'zod';
import { findNotice, noticeReference } from '../notices/index.ts';
import { messagesIn } from '../../messages/translate.ts';
import type { Compose } from './compose-context.ts';
import { operatorAddress } from './seller.ts';
import { noticeEmail } from './emails/notice.ts';

const facts = z.object({ noticeId: z.number() });

type Found = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

function valuesOf({ notice, nameFr, nameEn }: Found, locale: Locale) {
  const translate = messagesIn(locale);
  return {
    reference: noticeReference(notice.id),
    item: showsEnglish(locale) ? nameEn : nameFr,
    product: String(notice.productReference),
    reason: translate(`notice.reason.${notice.reason}`),
    explanation: notice.explanation,
    name: notice.name,
    email: notice.emailAddress,
  };
}

const itemOf = ({ slugFr, slugEn }: Found, locale: Locale, publicUrl: string) => ({
  url: new URL(productPath(locale, showsEnglish(locale) ? slugEn : slugFr), publicUrl).href,
});

/**
 * Confirms receipt to the notifier (Regulation (EU) 2022/2065, article 16(4)). Leaves out their text, because the
 * email address is unverified.
 */
const composeReceived: Compose = async ({ db, config }, payload) => {
  const found = await findNotice(db, facts.parse(payload).noticeId);
  if (!found || found.notice.emailAddress === '') return null;
  const locale = parseLocale(found.notice.locale);
  const email = noticeEmail({
    locale,
    kind: 'received',
    publicUrl: config.PUBLIC_URL,
    values: valuesOf(found, locale),
    item: itemOf(found, locale, config.PUBLIC_URL),
  });
  return { ...email, recipient: found.notice.emailAddress, locale };
};

/** Emails the notice to the operator, who decides on it. */
const composeOperator: Compose = async ({ db, config }, payload) => {
  const found = await findNotice(db, facts.parse(payload).noticeId);
  if (!found) return null;
  const locale = DEFAULT_LOCALE;
  const email = noticeEmail({
    locale,
    kind: 'operator',
    publicUrl: config.PUBLIC_URL,
    values: valuesOf(found, locale),
    item: itemOf(found, locale, config.PUBLIC_URL),
  });
  return { ...email, recipient: operatorAddress(config), locale };
};

export const NOTICE_COMPOSERS: Readonly<Record<string, Compose>> = {
  'notice-received': composeReceived,
  'notice-operator': composeOperator,
};

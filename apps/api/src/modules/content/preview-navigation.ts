import type { NavigationInfo } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { checkDocument } from './check-document.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { navigation, type NavigationDraft } from './structure.ts';

type Draft = { name: NavigationDraft['name']; locale: Locale; body: unknown; at?: Date | undefined };

/** A document as it would stand at a date: by its own dates, the published one before them, and none after them. */
function draftAt(name: NavigationDraft['name'], shown: unknown, at: Date): NavigationDraft | undefined {
  const { publishAt, expireAt } = shown as { publishAt?: string; expireAt?: string };
  if (publishAt !== undefined && new Date(publishAt) > at) return undefined;
  return expireAt !== undefined && new Date(expireAt) <= at ? { name, shown: null } : { name, shown };
}

/** Returns header and footer as they would be with this document: at a date, or whatever its dates; nothing of it is stored. */
export async function previewNavigation(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { name, locale, body, at }: Draft,
): Promise<NavigationInfo> {
  const operator = (await readOperator(services.db, services.clock.now()))(locale);
  const { shown, errors } = checkDocument({ kind: 'navigation', name, locale, body }, operator);
  if (shown === null) throw new ApiError('VALIDATION', { errors });
  const info = at
    ? await navigation({ ...services, clock: { now: () => at } }, locale, draftAt(name, shown, at))
    : await navigation(services, locale, { name, shown });
  if (!info) throw new ApiError('NOT_FOUND');
  return info;
}

import type { NavigationInfo } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { checkDocument } from './check-document.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { navigation, type NavigationDraft } from './structure.ts';

type Draft = { name: NavigationDraft['name']; locale: Locale; body: unknown };

/** Returns header and footer as they would be with this document, whatever its dates; nothing of it is stored. */
export async function previewNavigation(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { name, locale, body }: Draft,
): Promise<NavigationInfo> {
  const operator = (await readOperator(services.db, services.clock.now()))(locale);
  const { shown, errors } = checkDocument({ kind: 'navigation', name, locale, body }, operator);
  if (shown === null) throw new ApiError('VALIDATION', { errors });
  const info = await navigation(services, locale, { name, shown });
  if (!info) throw new ApiError('NOT_FOUND');
  return info;
}

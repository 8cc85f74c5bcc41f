import { type Locale, localePrefix } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { CallToAction } from './components.ts';

/** The URL that unsubscribes from a topic. The token identifies the subscription, so that no login is needed. */
export const unsubscribeUrl = (locale: Locale, publicUrl: string, token: string): string =>
  new URL(`${localePrefix(locale)}/emails/${token}`, publicUrl).href;

export const UnsubscribeLink = ({ locale, href }: { locale: Locale; href: string }) =>
  h(CallToAction, { href }, messagesIn(locale)('topics.stop'));

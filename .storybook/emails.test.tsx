import axe from 'axe-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Email } from '../apps/api/src/modules/mail/emails/render-email.ts';
import { plainEmails } from '../apps/api/src/testing/plain-emails.ts';
import { LOCALES } from '../packages/core/src/index.ts';

const { lang } = document.documentElement;

afterAll(() => {
  document.documentElement.lang = lang;
  document.body.replaceChildren();
});

/** Renders an email as a page. */
function open({ html }: Email) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.style.cssText = page.body.style.cssText;
  document.body.replaceChildren(...page.body.children);
}

// Emails about orders have stories, where axe checks them.
describe.each(LOCALES)('axe finds no violations in %s', (locale) => {
  test.each(Object.entries(plainEmails(locale, 'Veste <Dior> en laine')))(
    'in the email %s',
    async (_, letter) => {
      open(letter);
      const { violations, passes } = await axe.run(document, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(passes.map(({ id }) => id)).toContain('document-title');
    },
  );
});

import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { buySome } from './steps/buy.ts';
import { LANGUAGES, pathIn, type Language } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { operator } from './steps/operator.ts';

const EXPECTED = {
  fr: {
    request: 'Demander un retour',
    tick: 'Retourner cette pièce',
    reason: 'Motif du retour',
    comment: 'Commentaire',
    quote: 'Voir mon remboursement',
    quotation: 'Mon remboursement',
    validate: 'Valider le retour',
    label: /^Télécharger l’étiquette/,
    refunded: 'Remboursé',
    refundMail: /votre remboursement/,
    choose: 'Choisissez au moins une pièce à retourner.',
    withdraw: 'Renoncer au contrat ici',
    confirm: 'Confirmer la rétractation',
    sending: 'Le retour',
    recorded: 'Votre rétractation est enregistrée',
    acknowledged: /accusé de réception/,
    declared: 'Camille Morel renonce au contrat',
    cancelled: 'Remboursée',
    invoice: /^Facture V/,
  },
  en: {
    request: 'Request a return',
    tick: 'Return this piece',
    reason: 'Reason for the return',
    comment: 'Comment',
    quote: 'See my refund',
    quotation: 'My refund',
    validate: 'Confirm return',
    label: /^Download the label/,
    refunded: 'Refunded',
    refundMail: /your refund/,
    choose: 'Choose at least one piece to return.',
    withdraw: 'Withdraw from the contract here',
    confirm: 'Confirm the withdrawal',
    sending: 'Sending it back',
    recorded: 'Your withdrawal is recorded',
    acknowledged: /acknowledgement of your withdrawal/,
    declared: 'Camille Morel withdraws from the contract',
    cancelled: 'Refunded',
    invoice: /^Invoice V/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const expected = EXPECTED[language];

    test(`a parcel is delivered, and an item is returned with a quotation and refunded (${language})`, async ({
      page,
    }) => {
      const { orderId, reference, person } = await buySome(page, language, 1);
      await operator('orders', 'ship', reference, '--tracking', `T-${reference}`);
      await operator('orders', 'deliver', reference);

      await page.goto(pathIn(language, `/account/orders/${orderId}`));
      const invoice = page.getByRole('link', { name: expected.invoice });
      const paper = await page.request.get((await invoice.getAttribute('href')) ?? '');
      expect(paper.headers()['content-type']).toBe('application/pdf');
      // The legal withdrawal comes before the shop's own return.
      const ways = page.getByRole('link', {
        name: new RegExp(`^(${expected.withdraw}|${expected.request})$`),
      });
      await expect(ways).toHaveText([expected.withdraw, expected.request]);
      await page.getByRole('link', { name: expected.request }).click();
      // Without a piece the button only says what it needs; Playwright presses no button that is `aria-disabled`.
      const quote = page.getByRole('button', { name: expected.quote });
      await quote.press('Enter');
      await expect(quote).toHaveAccessibleDescription(expected.choose);
      await page.getByRole('checkbox', { name: expected.tick }).check();
      await page.getByRole('combobox', { name: expected.reason }).selectOption('product_too_big');
      await page.getByRole('textbox', { name: expected.comment }).fill('Une taille de trop.');
      await quote.click();
      await expect(page.getByRole('heading', { name: expected.quotation })).toBeFocused();
      await page.getByRole('button', { name: expected.validate }).click();

      const heading = page.getByRole('heading', { level: 1, name: /R-\d+/ });
      await expect(heading).toBeVisible();
      const label = page.getByRole('link', { name: expected.label });
      const sticker = await page.request.get((await label.getAttribute('href')) ?? '');
      expect(sticker.headers()['content-type']).toBe('application/pdf');

      const returned = /R-\d+/.exec(await heading.innerText())?.[0] ?? '';
      // Requesting a return does not end the right of withdrawal; the page also shows the return address and cost.
      await page.goto(pathIn(language, `/account/orders/${orderId}/withdrawal`));
      await expect(page.getByRole('button', { name: expected.confirm })).toBeEnabled();
      const sending = page.getByRole('region', { name: expected.sending });
      await expect(sending).toContainText('14 rue des Tisserands');
      await expect(sending).toContainText(/4[.,]50/);
      await page.goBack();

      await operator('returns', 'posted', returned, '--proof', '1L 234 567');
      await operator('returns', 'receive', returned);
      const [row] = await operator('returns', 'refund', returned);
      expect(row?.['state']).toBe('done');
      await page.reload();
      await expect(page.getByText(expected.refunded, { exact: true }).first()).toBeVisible();
      expect((await mailTo(page, person.email, expected.refundMail)).text).toContain(reference);
    });

    test(`a withdrawal is declared by its own button, before any quotation (${language})`, async ({
      page,
    }) => {
      const { orderId, person } = await buySome(page, language, 1);
      await page.goto(pathIn(language, `/account/orders/${orderId}`));
      await page.getByRole('link', { name: expected.withdraw }).click();
      await page.getByRole('button', { name: expected.confirm }).click();
      await expect(page.getByText(expected.recorded)).toBeVisible();
      expect((await mailTo(page, person.email, expected.acknowledged)).text).toContain(expected.declared);
      // The item had not been shipped, so it is cancelled and refunded at once.
      await page.goto(pathIn(language, `/account/orders/${orderId}`));
      await expect(page.getByText(expected.cancelled, { exact: true }).first()).toBeVisible();
    });
  });

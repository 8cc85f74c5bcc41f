import { expect, type Page } from '@playwright/test';

type Mail = { recipient: string; subject: string; text: string; createdAt: string };

/** Waits for an email with this subject to this recipient. */
export async function mailTo(page: Page, recipient: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const response = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } });
    const mails = (await response.json()) as Mail[];
    found = mails.find((mail) => mail.recipient === recipient && subject.test(mail.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found as Mail;
}

/** Waits for an email with this subject sent since then to anybody. */
export async function mailSince(page: Page, since: Date, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const response = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } });
    const mails = (await response.json()) as Mail[];
    found = mails.find((mail) => new Date(mail.createdAt) >= since && subject.test(mail.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found as Mail;
}

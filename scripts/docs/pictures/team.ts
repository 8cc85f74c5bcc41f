import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import type { Team } from './team-content.ts';

const PEOPLE = [
  { role: 'administrator', name: 'Jeanne Abel', emailAddress: 'jeanne@example.fr' },
  { role: 'editor', name: 'Odile Marchand', emailAddress: 'odile@example.fr' },
  { role: 'publisher', name: 'Marcel Roux', emailAddress: 'marcel@example.fr' },
] as const;

type Mail = { recipient: string; text: string };

/** Invites three people by an access link, and logs each of them in. */
export async function inviteTeam(browser: Browser, baseURL: string, access: string) {
  const first = await browser.newContext({ baseURL });
  await (await first.newPage()).goto(access);
  const contexts = new Map<string, BrowserContext>();
  for (const { role, name, emailAddress } of PEOPLE) {
    await invite(first, { role, name, emailAddress, locale: 'fr' });
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto(await invitationOf(first, emailAddress));
    await page.getByRole('button', { name: /^(Accepter et commencer|Accept and begin)$/ }).click();
    await page.getByRole('searchbox').waitFor();
    await page.close();
    contexts.set(role, context);
  }
  await first.close();
  const of = (role: string) => contexts.get(role) as BrowserContext;
  const team: Team = {
    administrator: of('administrator').request,
    editor: of('editor').request,
    publisher: of('publisher').request,
  };
  return { team, state: await of('administrator').storageState(), colleague: of('editor') };
}

/** A shop that has just opened may ask for patience. */
const MAX_ATTEMPTS = 5;

async function invite({ request }: BrowserContext, person: object) {
  for (let attempt = 1; ; attempt += 1) {
    const invited = await request.post('/content/editors', { data: person });
    if (invited.ok()) return;
    if (invited.status() !== 503 || attempt === MAX_ATTEMPTS)
      throw new Error(`An editor is not invited: ${await invited.text()}`);
    await sleep(Number(invited.headers()['retry-after']) * 1_000);
  }
}

/** Path of the link in the email that invites somebody; the emails of a shop leave within seconds. */
async function invitationOf({ request }: BrowserContext, address: string): Promise<string> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const response = await request.get('/dev/mail', { headers: { accept: 'application/json' } });
    const mail = ((await response.json()) as Mail[]).find(({ recipient }) => recipient === address);
    const [link] = /\S*\/showroom\?\S+/.exec(mail?.text ?? '') ?? [];
    if (link) {
      const { pathname, search, hash } = new URL(link);
      return pathname + search + hash;
    }
    await sleep(500);
  }
  throw new Error(`No email to ${address}.`);
}

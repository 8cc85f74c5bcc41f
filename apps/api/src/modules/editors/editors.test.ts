import type { EditorLink, EditorSession, EditorSummary, OwnSession } from '@patine/contract/content/editors';
import {
  DAY_MS,
  EDITOR_INVITATION_DAYS,
  EDITOR_LOG_YEARS,
  EDITOR_SIGN_IN_MINUTES,
  MINUTE_MS,
  SESSION_DAYS,
} from '@patine/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorLinks, editorSessions, editors } from '../../db/schema/editors.ts';
import { type Caller, editorsOf } from '../../testing/editors.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { listLog } from './log.ts';
import { purgeEditors } from './purge-editors.ts';

let shop: TestShop;
let people: ReturnType<typeof editorsOf>;
let link: Caller;

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example', TRUSTED_PROXIES: 'loopback' });
  people = editorsOf(shop);
  link = await people.accessLink();
});
afterAll(() => shop.close());

const invite = (emailAddress: string, role = 'editor', by = link, name = 'Odile Marchand') =>
  people.call<{ id: string }>('POST', '/content/editors', by, { name, emailAddress, role, locale: 'fr' });
const whoIs = (caller: Caller) => people.call<EditorSession>('GET', '/content/session', caller);
const list = async (by: Caller) => (await people.call<EditorSummary[]>('GET', '/content/editors', by)).body;
const look = (token: string) => people.call<EditorLink>('POST', '/content/sign-in/link', {}, { token });
const askSignIn = (emailAddress: string, network?: string) =>
  people.call<{ ok: true }>('POST', '/content/sign-in', network ? { 'x-forwarded-for': network } : {}, {
    emailAddress,
    locale: 'en',
  });

describe('an invitation', () => {
  test('is accepted once, by the link of its email, under the name that the invited person chooses', async () => {
    const { body } = await invite(' Odile@Example.fr ', 'publisher');
    expect(await list(link)).toEqual([
      {
        id: body.id,
        name: 'Odile Marchand',
        emailAddress: 'odile@example.fr',
        role: 'publisher',
        locale: 'fr',
        invitedAt: shop.clock.now().toISOString(),
        acceptedAt: null,
        invitedUntil: null,
      },
    ]);
    const token = await people.newestLink('odile@example.fr');
    expect((await list(link))[0]?.invitedUntil).toBe(
      new Date(shop.clock.now().getTime() + EDITOR_INVITATION_DAYS * DAY_MS).toISOString(),
    );
    const [mail] = await people.mailsTo('odile@example.fr');
    expect(mail?.text).toContain('Votre rôle : publication.');

    const read = { purpose: 'INVITATION', name: 'Odile Marchand', emailAddress: 'odile@example.fr' };
    expect((await look(token)).body).toEqual({ ...read, role: 'publisher' });
    // Reading it uses nothing up.
    const opened = await people.open(token, ' Odile M. ');
    expect(opened.status).toBe(200);
    expect((await whoIs(opened.caller)).body).toEqual({
      scope: 'edit',
      role: 'publisher',
      editor: { id: body.id, name: 'Odile M.', emailAddress: 'odile@example.fr' },
      expiresAt: new Date(shop.clock.now().getTime() + SESSION_DAYS * DAY_MS).toISOString(),
    });
    expect(await people.open(token)).toMatchObject({ status: 410, body: { name: 'TOKEN_EXPIRED' } });
    expect((await list(link))[0]).toMatchObject({ name: 'Odile M.', invitedUntil: null });
  });

  test('ends after its days, and when another one is sent', async () => {
    const { body } = await invite('late@example.fr');
    const first = await people.newestLink('late@example.fr');
    shop.clock.advance(EDITOR_INVITATION_DAYS * DAY_MS);
    expect((await look(first)).status).toBe(410);
    link = await people.accessLink();
    await people.call('POST', `/content/editors/${body.id}/invitation`, link);
    const second = await people.newestLink('late@example.fr');
    await people.call('POST', `/content/editors/${body.id}/invitation`, link);
    const third = await people.newestLink('late@example.fr');
    expect((await people.open(second)).status).toBe(410);
    expect((await people.open(third)).status).toBe(200);
    const again = await people.call('POST', `/content/editors/${body.id}/invitation`, link);
    expect(again.body.name).toBe('OPERATION_NOT_ALLOWED');
  });

  test('is refused for an address that an editor has, and with the field that is wrong', async () => {
    expect((await invite('ODILE@example.fr')).body).toMatchObject({ name: 'EMAIL_CONFLICT' });
    expect((await invite('nowhere', 'editor', link, ' ')).body).toMatchObject({
      name: 'VALIDATION',
      fields: { name: 'EMPTY', emailAddress: 'BAD_FORMAT' },
    });
    expect((await invite('x@example.fr', 'owner')).body.name).toBe('MALFORMED_REQUEST');
  });

  test('used by two browsers at once opens one session', async () => {
    await invite('twice@example.fr');
    const token = await people.newestLink('twice@example.fr');
    const opened = await Promise.all([people.open(token), people.open(token), people.open(token)]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });
});

describe('signing in', () => {
  test('is by a link in an email, which works once and for some minutes', async () => {
    expect((await askSignIn('Odile@example.fr')).body).toEqual({ ok: true });
    const token = await people.newestLink('odile@example.fr');
    const [mail] = await people.mailsTo('odile@example.fr');
    expect([mail?.locale, mail?.text.includes('https://patine.example/en/showroom?view=sign-in#')]).toEqual([
      'en',
      true,
    ]);
    expect((await look(token)).body.purpose).toBe('SIGN_IN');
    const { caller, status } = await people.open(token);
    expect([status, (await whoIs(caller)).body.role]).toEqual([200, 'publisher']);
    expect((await people.open(token)).status).toBe(410);

    await askSignIn('odile@example.fr');
    const late = await people.newestLink('odile@example.fr');
    shop.clock.advance(EDITOR_SIGN_IN_MINUTES * MINUTE_MS);
    expect((await people.open(late)).status).toBe(410);
  });

  test('answers alike for an address that no editor has, and sends nothing', async () => {
    await invite('pending@example.fr');
    await people.newestLink('pending@example.fr');
    for (const address of ['nobody@example.fr', 'pending@example.fr']) {
      const before = (await people.mailsTo(address)).length;
      expect(await askSignIn(address)).toEqual({ status: 200, body: { ok: true } });
      expect(await people.mailsTo(address)).toHaveLength(before);
    }
    expect((await askSignIn('nobody')).body.fields).toEqual({ emailAddress: 'BAD_FORMAT' });
  });

  test('is limited for each address without saying so, and for each network', async () => {
    shop.clock.advance(DAY_MS);
    const before = (await people.mailsTo('odile@example.fr')).length;
    for (let time = 0; time < 8; time += 1)
      expect((await askSignIn('odile@example.fr')).body).toEqual({ ok: true });
    expect(await people.mailsTo('odile@example.fr')).toHaveLength(before + 5);
    const calls = Array.from({ length: 31 }, (_, time) => `n${time}@example.fr`);
    const statuses: number[] = [];
    for (const address of calls) statuses.push((await askSignIn(address, '203.0.113.9')).status);
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30]]).toEqual([true, 429]);
  });

  test('a network that tries links is stopped, and a working link is not counted', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const tryLink = (token: string) =>
      people.call<EditorLink>('POST', '/content/sign-in/link', headers, { token });
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await tryLink('x'.repeat(43))).status);
    expect([statuses[59], statuses[60]]).toEqual([410, 429]);
  });

  test('tokens are stored hashed alone', async () => {
    await askSignIn('late@example.fr');
    const token = await people.newestLink('late@example.fr');
    const { caller } = await people.open(token);
    const stored = JSON.stringify([
      await shop.db.select().from(editorLinks),
      await shop.db.select().from(editorSessions),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(caller['x-editor-session']);
  });
});

describe('a session', () => {
  test('is listed to its editor alone, and ended by them from any other', async () => {
    link = await people.accessLink();
    const { caller: first } = await people.editor(link, 'marcel@example.fr', 'editor');
    shop.clock.advance(MINUTE_MS);
    await askSignIn('marcel@example.fr');
    const { caller: second } = await people.open(await people.newestLink('marcel@example.fr'));
    const own = await people.call<OwnSession[]>('GET', '/content/sessions', second);
    expect(own.body.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
      ['Firefox, Windows', true],
      ['Firefox, Windows', false],
    ]);
    const { caller: stranger } = await people.editor(link, 'stranger@example.fr', 'publisher');
    const older = own.body[1]?.id ?? '';
    expect((await people.call('DELETE', `/content/sessions/${older}`, stranger)).status).toBe(404);
    expect((await whoIs(first)).status).toBe(200);
    expect((await people.call('DELETE', `/content/sessions/${older}`, second)).status).toBe(200);
    expect((await whoIs(first)).body).toMatchObject({ name: 'TOKEN_EXPIRED', code: 102 });
    await people.call('DELETE', '/content/session', second);
    expect((await whoIs(second)).status).toBe(410);
  });

  test('ends after its days', async () => {
    const { caller } = await people.editor(link, 'week@example.fr', 'editor');
    shop.clock.advance(SESSION_DAYS * DAY_MS - 1);
    expect((await whoIs(caller)).status).toBe(200);
    shop.clock.advance(1);
    expect((await whoIs(caller)).status).toBe(410);
    link = await people.accessLink();
  });

  test.each([['x'], ['x'.repeat(43)], ["' or 1=1 --"], ['x'.repeat(5_000)]])(
    'that was never opened opens nothing: %#',
    async (token) => {
      const { status } = await people.call('GET', '/content/documents?locale=fr', {
        'x-editor-session': token,
      });
      expect([401, 410]).toContain(status);
    },
  );
});

describe('people', () => {
  test('are invited, given roles and removed by administrators alone', async () => {
    const editor = await people.editor(link, 'e@example.fr', 'editor');
    const publisher = await people.editor(link, 'p@example.fr', 'publisher');
    const { id } = editor;
    for (const { caller } of [editor, publisher]) {
      const refused = [
        await invite('more@example.fr', 'editor', caller),
        await people.call('PUT', `/content/editors/${id}`, caller, { role: 'administrator' }),
        await people.call('DELETE', `/content/editors/${id}`, caller),
        await people.call('POST', `/content/editors/${id}/invitation`, caller),
      ];
      expect(refused.map(({ status, body }) => [status, body.name, body.code])).toEqual(
        refused.map(() => [403, 'ADMINISTRATOR_REQUIRED', 814]),
      );
      const seen = await list(caller);
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.filter(({ emailAddress }) => emailAddress !== null)).toEqual([]);
    }
  });

  test('the last administrator stays one, also where two leave at the same time', async () => {
    const one = await people.editor(link, 'one@example.fr', 'administrator');
    const demote = (id: string, by: Caller) =>
      people.call('PUT', `/content/editors/${id}`, by, { role: 'editor' });
    const remove = (id: string, by: Caller) => people.call('DELETE', `/content/editors/${id}`, by);
    await invite('not-yet@example.fr', 'administrator');
    expect((await demote(one.id, one.caller)).body).toMatchObject({ name: 'LAST_ADMINISTRATOR', code: 815 });
    expect((await remove(one.id, one.caller)).body).toMatchObject({ name: 'LAST_ADMINISTRATOR' });
    expect((await remove(one.id, link)).body).toMatchObject({ name: 'LAST_ADMINISTRATOR' });

    const two = await people.editor(one.caller, 'two@example.fr', 'administrator');
    const left = await Promise.all([remove(one.id, one.caller), demote(two.id, two.caller)]);
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a role counts from the next call, and somebody removed is out at once, without an address', async () => {
    const { id, caller } = await people.editor(link, 'gone@example.fr', 'editor', 'Camille Roux');
    await people.call('PUT', `/content/editors/${id}`, link, { role: 'publisher' });
    expect((await whoIs(caller)).body.role).toBe('publisher');
    expect((await people.call('DELETE', `/content/editors/${id}`, link)).status).toBe(200);
    expect((await whoIs(caller)).status).toBe(410);
    expect((await list(link)).map((one) => one.id)).not.toContain(id);
    const stored = (await shop.db.select().from(editors)).find((one) => one.id === id);
    expect(stored).toMatchObject({ name: 'Camille Roux', emailAddress: null });
    // The address may be invited again.
    expect((await invite('gone@example.fr')).status).toBe(200);

    const { entries } = await listLog(shop.services, {});
    expect(entries.slice(1, 5).map(({ action, person }) => [action, person?.name, person?.role])).toEqual([
      ['removed', 'Camille Roux', null],
      ['role-changed', 'Camille Roux', 'publisher'],
      ['accepted', 'Camille Roux', 'editor'],
      ['invited', 'Camille Roux', 'editor'],
    ]);
  });

  test('names and log are forgotten years after a removal', async () => {
    const years = (EDITOR_LOG_YEARS * 366 + 1) * DAY_MS;
    await purgeEditors({ db: shop.db, clock: { now: () => new Date(shop.clock.now().getTime() + years) } });
    expect((await listLog(shop.services, {})).count).toBe(0);
    const rows = await shop.db.select().from(editors);
    expect(rows.filter(({ removedAt, name }) => removedAt !== null && name !== '')).toEqual([]);
    expect(rows.filter(({ removedAt, name }) => removedAt === null && name === '')).toEqual([]);
    expect(await shop.db.select().from(editorSessions)).toEqual([]);
  });
});

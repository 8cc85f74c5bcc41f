import type { EditorRole, OpenedSession } from '@patine/contract/content/editors';
import type { ErrorBody } from '@patine/contract/errors';
import { DAY_MS } from '@patine/core';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../db/schema/operations.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { editorsKey, grantRight, signToken } from '../modules/editors/index.ts';
import type { TestShop } from './shop.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Gives an access link, as `marketplace content token` does. */
export async function giveAccessLink(services: Services, days = 1): Promise<{ id: string; token: string }> {
  const until = new Date(services.clock.now().getTime() + days * DAY_MS);
  const { id } = await grantRight(services, until);
  return { id, token: signToken(editorsKey(services.config), { scope: 'edit', id }, until) };
}

/** An editor with an access link that was just given; pictures are sent as PNG. */
export async function linkedEditor(app: FastifyInstance, services: Services, days?: number) {
  const { id, token } = await giveAccessLink(services, days);

  async function call<T>(method: Method, url: string, payload?: object, headers: object = {}) {
    const response = await app.inject({
      method,
      url,
      headers: {
        'x-preview-token': token,
        ...(Buffer.isBuffer(payload) ? { 'content-type': 'image/png' } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<T & Partial<ErrorBody>>(),
    };
  }

  return { id, token, call };
}

export type LinkedEditor = Awaited<ReturnType<typeof linkedEditor>>;

/** Headers that say who calls: an access link, an editor's session, or nobody. */
export type Caller = Record<string, string>;

/** Calls the editors' api, and signs people in to it as they would: by the links in their emails. */
export function editorsOf(shop: TestShop) {
  let networks = 0;

  async function call<T>(method: Method, url: string, caller: Caller, payload?: object) {
    const response = await shop.app.inject({
      method,
      url,
      headers: { 'x-forwarded-for': `198.51.100.${(networks += 1) % 250}`, ...caller },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json<T & Partial<ErrorBody>>() };
  }

  /** Headers of an access link that was just given. */
  async function accessLink(): Promise<Caller> {
    return { 'x-preview-token': (await giveAccessLink(shop.services)).token };
  }

  /** Emails to an address, newest first. */
  async function mailsTo(recipient: string) {
    await shop.app.outbox.drain();
    return shop.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.outboxId));
  }

  /** Token of the link in the newest email to an address. */
  async function newestLink(recipient: string): Promise<string> {
    const [mail] = await mailsTo(recipient);
    return /showroom\?view=sign-in#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function open(token: string, name?: string) {
    const { status, body } = await call<OpenedSession>(
      'POST',
      '/content/session',
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0' },
      { token, ...(name === undefined ? {} : { name }) },
    );
    return { status, body, caller: { 'x-editor-session': body.token } };
  }

  /** Invites somebody, who accepts. */
  async function editor(administrator: Caller, emailAddress: string, role: EditorRole, name = emailAddress) {
    const { body } = await call<{ id: string }>('POST', '/content/editors', administrator, {
      name,
      emailAddress,
      role,
      locale: 'fr',
    });
    const { caller } = await open(await newestLink(emailAddress));
    return { id: body.id, caller };
  }

  return { call, accessLink, mailsTo, newestLink, open, editor };
}

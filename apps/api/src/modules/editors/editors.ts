import { EDITOR_ROLES, type EditorSession } from '@patine/contract/content/editors';
import { networkOf } from '@patine/contract/network/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { actorOf, requireAdmission, requireEditor } from './admission.ts';
import { browserName } from './browser-name.ts';
import { grantRight, listRights, revokeRight } from './editor-rights.ts';
import { listLog } from './log.ts';
import {
  changeRole,
  inviteAgain,
  inviteByCommand,
  inviteEditor,
  listEditors,
  removeEditor,
} from './people.ts';
import { purgeEditors } from './purge-editors.ts';
import { endEditorSession } from './sessions-repository.ts';
import { askSignIn, listOwnSessions, openSession, readEditorLink } from './sign-in.ts';

const give = z.object({ until: z.coerce.date() });
const revoke = z.object({ id: z.string().max(40) });
const idParams = z.object({ id: z.string().max(40) });
const roleBody = z.strictObject({ role: z.enum(EDITOR_ROLES) });

const done = { ok: true } as const;

function readInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const { data, success } = schema.safeParse(given);
  if (!success) throw new ApiError('MALFORMED_REQUEST');
  return data;
}

const idIn = ({ params }: FastifyRequest) => readInput(idParams, params).id;

/** Signing in, and who is signed in. */
function signingIn(app: FastifyInstance, services: Services) {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    scope.post('/content/sign-in', async ({ body, ip }) => {
      await askSignIn(services, body, networkOf(ip));
      return done;
    });
    scope.post('/content/sign-in/link', ({ body, ip }) => readEditorLink(services, body, networkOf(ip)));
    scope.post('/content/session', ({ body, ip, headers }) =>
      openSession(services, body, { network: networkOf(ip), browser: browserName(headers['user-agent']) }),
    );
    scope.get('/content/session', async (request): Promise<EditorSession> => {
      const { grant, actor, expiresAt } = await requireAdmission(services, request);
      const editor = actor?.editor;
      return {
        scope: grant.scope,
        ...(grant.scope === 'shop' ? { at: new Date(grant.at * 1_000).toISOString() } : {}),
        role: actor?.role ?? null,
        editor: editor ? { id: editor.id, name: editor.name, emailAddress: editor.emailAddress ?? '' } : null,
        expiresAt: expiresAt.toISOString(),
      };
    });
  });
}

/** An editor's sessions, the people who edit, and what they did. */
function people(app: FastifyInstance, services: Services) {
  const { db } = services;
  app.register(async (scope) => {
    requireEditor(scope, services);
    const administrator = { config: { role: 'administrator' } } as const;

    scope.delete('/content/session', async (request) => {
      const { id: editorId, sessionId } = actorOf(request);
      // An access link has no session: the store forgets its token.
      if (sessionId !== null) await endEditorSession(db, { id: sessionId, editorId });
      return done;
    });
    scope.get('/content/sessions', (request) => listOwnSessions(services, actorOf(request)));
    scope.delete('/content/sessions/:id', async (request) => {
      if (!(await endEditorSession(db, { id: idIn(request), editorId: actorOf(request).id })))
        throw new ApiError('NOT_FOUND');
      return done;
    });
    scope.get('/content/log', ({ query }) => listLog(services, query));
    scope.get('/content/editors', (request) => listEditors(services, actorOf(request)));
    scope.post('/content/editors', administrator, (request) =>
      inviteEditor(services, request.body, actorOf(request).id),
    );
    scope.post('/content/editors/:id/invitation', administrator, async (request) => {
      await inviteAgain(services, idIn(request), actorOf(request).id);
      return done;
    });
    scope.put('/content/editors/:id', administrator, async (request) => {
      const { role } = readInput(roleBody, request.body);
      await changeRole(services, { id: idIn(request), role }, actorOf(request).id);
      return done;
    });
    scope.delete('/content/editors/:id', administrator, async (request) => {
      await removeEditor(services, idIn(request), actorOf(request).id);
      return done;
    });
  });
}

/** Commands that the CLI sends to a running shop, because only one process can open the embedded database. */
function addOwnerCommands(app: FastifyInstance, services: Services) {
  app.ownerCommands['content-give-right'] = async function* (input) {
    yield await grantRight(services, give.parse(input).until);
  };
  app.ownerCommands['content-rights'] = async function* () {
    yield* await listRights(services);
  };
  app.ownerCommands['content-revoke-right'] = async function* (input) {
    yield { revoked: await revokeRight(services, revoke.parse(input).id) };
  };
  app.ownerCommands['content-invite'] = async function* (input) {
    yield await inviteByCommand(services, input);
  };
}

/** Who may write in the page editor: people with roles and sessions, access links, and the log of what they did. */
export const editors: ApiModule = {
  routes: (app, services) => {
    signingIn(app, services);
    people(app, services);
    addOwnerCommands(app, services);
    app.jobs.schedule('editors.forget', () => purgeEditors(services));
  },
};

import { createHash } from 'node:crypto';
import { isLocalRequest } from '@patine/contract/network/local-request';
import { isLoopbackUrl } from '@patine/contract/network/loopback';
import { DISPLAY_FONT, FACE_RULES, TEXT_FONT } from '@patine/brand/faces';
import { parseLocale } from '@patine/core';
import { colors } from '@patine/brand/colors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { escapeHtml } from '../../html.ts';
import { type MailRow, findMail, newestMails } from './repository.ts';
import { termsAttachment } from './terms-attachment.ts';

const STYLE = `${FACE_RULES}body{margin:0;background:${colors.paper};color:${colors.ink};font:1rem/1.5 ${TEXT_FONT}}
h1{font:500 2rem/1.15 ${DISPLAY_FONT}}
main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem}
table{width:100%;border-collapse:collapse}
caption{text-align:left;padding-bottom:.5rem;color:${colors.muted}}
th,td{padding:.6rem .75rem .6rem 0;border-bottom:1px solid ${colors.line};text-align:left;vertical-align:top}
a{color:${colors.denim}}
iframe{width:100%;height:max(90vh,60rem);border:1px solid ${colors.line};background:${colors.surface}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:${colors.ecru};padding:1rem}
:focus-visible{outline:2px solid ${colors.denim};outline-offset:2px}`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** Emails use style attributes, which mail clients require, pictures of the shop, and no scripts. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;

const listPage = (mails: readonly MailRow[]) => {
  const rows = mails.map(
    ({ id, createdAt, recipient, subject }) =>
      `<tr><td>${createdAt.toUTCString()}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return page(
    'Mailbox',
    `<table><caption>${mails.length} mails, newest first</caption><thead><tr><th scope="col">Written</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
};

const mailPage = ({ id, recipient, subject, text, createdAt, termsVersion }: MailRow) =>
  page(
    subject,
    `<p><a href="/dev/mail">All mails</a></p>
<p>To ${escapeHtml(recipient)}, ${createdAt.toUTCString()}</p>
<iframe src="/dev/mail/${id}/letter" title="The mail as it is read" sandbox></iframe>
${termsVersion === null ? '' : `<p><a href="/dev/mail/${id}/terms.pdf">Enclosed: the terms, version ${termsVersion}</a></p>`}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );

const wantsJson = (request: FastifyRequest) => /application\/json/.test(request.headers.accept ?? '');

const sendHtml = (reply: FastifyReply, html: string, policy: string) =>
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** Shows every email, for development and tests. Local requests only: the links give access to accounts. */
export function devMail(app: FastifyInstance, services: Services) {
  if (isLoopbackUrl(services.config.PUBLIC_URL))
    app.register(async (scope) => {
      scope.addHook('onRequest', async ({ raw: { socket, headers } }) => {
        if (!isLocalRequest({ remoteAddress: socket.remoteAddress, headers }))
          throw new ApiError('NOT_FOUND');
      });
      mailPages(scope, services);
    });
}

function mailPages(app: FastifyInstance, services: Services) {
  const { db } = services;
  const findOr404 = async (id: string) => {
    const mail = await findMail(db, id);
    if (!mail) throw new ApiError('NOT_FOUND');
    return mail;
  };

  app.get('/dev/mail', async (request, reply) => {
    const mails = await newestMails(db);
    return wantsJson(request) ? mails : sendHtml(reply, listPage(mails), PAGE_POLICY);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await findOr404(request.params.id);
    return wantsJson(request) ? mail : sendHtml(reply, mailPage(mail), PAGE_POLICY);
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id/letter', async (request, reply) =>
    sendHtml(reply, (await findOr404(request.params.id)).html, LETTER_POLICY),
  );
  app.get<{ Params: { id: string } }>('/dev/mail/:id/terms.pdf', async (request, reply) => {
    const { termsVersion, locale } = await findOr404(request.params.id);
    if (termsVersion === null) throw new ApiError('NOT_FOUND');
    const document = await termsAttachment(services, parseLocale(locale), termsVersion);
    return reply.header('cache-control', 'no-store').type('application/pdf').send(document);
  });
}

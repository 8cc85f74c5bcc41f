import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../../errors.ts';
import type { SandboxPayment } from './sandbox-repository.ts';
import { outcomeOf } from './cards.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { PAGE_POLICY, cardPage, cartUrl, closedPage } from './html.ts';

type Params = { Params: { id: string } };

const isPaid = ({ status }: SandboxPayment) => status === 'authorized' || status === 'captured';

/** Makes the way back say that the card was declined, rather than that the buyer cancelled. */
const declined = (payment: SandboxPayment): SandboxPayment => ({
  ...payment,
  cancelUrl: payment.cancelUrl.replace('payment=cancelled', 'payment=declined'),
});

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** The page where the buyer enters a card. URLs are paths, because the store proxies this page under its own host. */
export function hostedPage(app: FastifyInstance, company: SandboxGateway) {
  const findOr404 = async (id: string) => {
    const payment = await company.find(id);
    if (!payment) throw new ApiError('NOT_FOUND');
    return payment;
  };

  const show = (reply: FastifyReply, payment: SandboxPayment) => {
    if (isPaid(payment)) return reply.redirect(payment.returnUrl, 303);
    if (payment.status === 'open') return sendPage(reply, cardPage(payment));
    return sendPage(reply, closedPage(payment.status === 'declined' ? declined(payment) : payment));
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get<Params>('/sandbox/pay/:id', async ({ params }, reply) =>
      show(reply, await findOr404(params.id)),
    );

    scope.post<Params>('/sandbox/pay/:id', async ({ params: { id }, body }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      const payment = await findOr404(id);
      if (payment.status !== 'open') return show(reply, payment);
      if (form.has('cancel')) {
        await company.expire(id);
        const toCart = form.get('cancel') === 'cart';
        return reply.redirect(toCart ? `${cartUrl(payment)}?payment=cancelled` : payment.cancelUrl, 303);
      }
      const typed = form.get('card') ?? form.get('number') ?? '';
      const outcome = outcomeOf(typed);
      if (!outcome) return sendPage(reply.status(422), cardPage(payment, typed));
      const after = await company.payByCard(id, outcome);
      const isClosed = after?.status === 'declined' || after?.status === 'expired';
      return reply.redirect(isClosed ? `/sandbox/pay/${id}` : payment.returnUrl, 303);
    });
  });
}

import { createHash } from 'node:crypto';
import { BRAND_NAME } from '@patine/brand';
import { DISPLAY_FONT, FACE_RULES, TEXT_FONT } from '@patine/brand/faces';
import { formatDay, formatMoney, instalments, money, parseLocale } from '@patine/core';
import { colors, darkColors } from '@patine/brand/colors';
import { escapeHtml } from '../../../html.ts';
import { messagesIn } from '../../../messages/translate.ts';
import { wordmark } from '../../../wordmark.ts';
import { SANDBOX_4X } from '../../payment-providers/index.ts';
import type { SandboxPayment } from './sandbox-repository.ts';
import { CARDS, spaced } from './cards.ts';

const STYLE = `${FACE_RULES}
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:${colors.paper};color:${colors.ink};font:1rem/1.5 ${TEXT_FONT};text-wrap:pretty}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;max-width:34rem;margin:0 auto;padding:1rem}
.wordmark{height:1.75rem;fill:${colors.ink}}
main{max-width:34rem;margin:0 auto;padding:1rem 1rem 3rem}
h1,h2{font-family:${DISPLAY_FONT};font-weight:500;line-height:1.15;margin:0}
h1{font-size:2rem}
h2{font-size:1.25rem;margin-top:2.5rem}
.cards h2{margin-top:2rem}
.company{margin:0 0 .5rem;color:${colors.muted};font-size:.875rem}
.notice,.problem{border-left:3px solid ${colors.mustard};background:${colors.ecru};padding:.75rem 1rem;margin:1.25rem 0}
.problem{border-color:${colors.garance}}
.sum{display:flex;justify-content:space-between;border-block:1px solid ${colors.line};padding:1rem 0;margin:1.5rem 0}
.sum strong{font-size:1.25rem;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin-bottom:.25rem}
.hint,.error{display:block;font-size:.875rem;margin:.25rem 0 1rem;color:${colors.muted}}
.error{color:${colors.garanceDeep};font-weight:600}
input{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid ${colors.field};border-radius:2px;background:${colors.surface};color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border:2px solid ${colors.garance}}
button,.button{display:inline-block;min-height:2.75rem;padding:.6rem 1.25rem;border:1px solid ${colors.ink};border-radius:2px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.main{width:100%;min-height:3rem;text-align:center;background:${colors.ink};color:${colors.paper}}
.plan{display:grid;grid-template-columns:1fr auto;gap:0 1rem;margin:.75rem 0;padding:0;font-variant-numeric:tabular-nums}
.plan dt,.plan dd{margin:0;padding:.25rem 0}
.plan+button{width:100%;min-height:3rem}
.quiet{width:100%;margin-top:.5rem;border-color:transparent;text-decoration:underline;font-weight:400}
.back{padding-inline:0;border-color:transparent;font-weight:400}
.back span{text-decoration:underline;text-underline-offset:.25em}
ul{list-style:none;margin:1rem 0 0;padding:0}
li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;border-top:1px solid ${colors.line};padding:.75rem 0}
code{font:inherit;font-variant-numeric:tabular-nums;font-weight:600;user-select:all}
li div{flex:1 1 10.5rem}
li button{padding:.5rem .875rem;font-size:.875rem}
li span{display:block;color:${colors.muted};font-size:.875rem}
@media screen and (min-width:40rem){header{padding:2rem 0 1.25rem}main{margin-bottom:3rem;padding:2.5rem;border:1px solid ${colors.line};background:${colors.surface}}}
@media screen and (min-width:60rem){body:has(.cards) header,main:has(.cards){max-width:62rem}main:has(.cards){display:grid;grid-template-columns:1fr 1fr;column-gap:4rem;align-content:start}main:has(.cards)>*{grid-column:1}main:has(.cards) .sum{margin-top:0}main .cards{grid-column:2;grid-row:1/span 5}.cards h2{margin-top:1.75rem}}
:focus-visible{outline:2px solid ${colors.denim};outline-offset:2px}
@media screen and (prefers-color-scheme:dark){
body{background:${darkColors.paper};color:${darkColors.ink}}
.company,.hint,li span{color:${darkColors.muted}}
.notice,.problem{background:${darkColors.ecru}}
.problem,input[aria-invalid=true]{border-color:${darkColors.garance}}
.sum,li{border-color:${darkColors.line}}
.error{color:${darkColors.garance}}
input{background:${darkColors.surface};border-color:${darkColors.field}}
button,.button{border-color:${darkColors.ink}}
.main{background:${darkColors.ink};color:${darkColors.paper}}
.quiet,.back{border-color:transparent}
.wordmark{fill:${darkColors.ink}}
:focus-visible{outline-color:${darkColors.denim}}
}
@media screen and (min-width:40rem) and (prefers-color-scheme:dark){main{border-color:${darkColors.line};background:${darkColors.surface}}}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Allows the inline style, the shop's faces and forms to the same origin; the redirects after them stay on that origin too. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const sum = ({ amount, currency, locale }: SandboxPayment) =>
  formatMoney({ amount, currency }, parseLocale(locale), true);

/** Messages in the buyer's language. */
const sayTo = ({ locale }: SandboxPayment) => messagesIn(parseLocale(locale));

const notice = (payment: SandboxPayment) => `<p class="notice">${sayTo(payment)('sandbox.notice')}</p>`;

const sumLine = (payment: SandboxPayment, label: 'sandbox.to-pay' | 'sandbox.not-charged') =>
  `<p class="sum"><span>${sayTo(payment)(label)}</span><strong>${escapeHtml(sum(payment))}</strong></p>`;

/** Of a shop whose checkout is below its cart. */
export const cartUrl = ({ cancelUrl }: SandboxPayment) => cancelUrl.replace(/\/checkout(\?.*)?$/, '');

type Page = { title: string; body: string; wayBack: string };

const page = (payment: SandboxPayment, { title, body, wayBack }: Page) => {
  const translate = sayTo(payment);
  return `<!doctype html>
<html lang="${parseLocale(payment.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<svg class="wordmark" viewBox="${wordmark.viewBox}" role="img" aria-label="${escapeHtml(BRAND_NAME)}">${wordmark.shapes}</svg>
${wayBack}
</header>
<main>
<p class="company">${translate('sandbox.company')}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
};

const backLabel = (payment: SandboxPayment) => `<span>${sayTo(payment)('sandbox.to-cart')}</span>`;

/** The buyer pays the first instalment now and one each month; the shop gets the full amount at once. */
function instalmentPlan(payment: SandboxPayment) {
  const { amount, createdAt } = payment;
  const equal = instalments(money(amount), [SANDBOX_4X]);
  if (!equal) return '';
  const parts = equal.flatMap(({ count, part }) => Array.from({ length: count }, () => part));
  const translate = sayTo(payment);
  const due = parts.map((part, months) => {
    const at = new Date(createdAt);
    at.setUTCMonth(at.getUTCMonth() + months);
    const when = months === 0 ? translate('sandbox.today') : formatDay(at);
    return `<dt>${when}</dt><dd>${escapeHtml(sum({ ...payment, amount: part.amount }))}</dd>`;
  });
  return `<h2>${translate('sandbox.instalments', { count: parts.length })}</h2>
<dl class="plan">${due.join('')}</dl>
<button name="instalments" value="${parts.length}">${translate('sandbox.pay-instalments', { count: parts.length })}</button>`;
}

/** The card form; `typed` is a card number that was rejected as unknown. */
export function cardPage(payment: SandboxPayment, typed?: string) {
  const translate = sayTo(payment);
  const wrong = typed !== undefined;
  const plan = instalmentPlan(payment);
  const cards = CARDS.map(
    ({ number, outcome }) => `<li>
<div><code>${spaced(number)}</code><span>${translate(`sandbox.card.${outcome}`)}</span></div>
<button name="card" value="${number}" aria-label="${translate('written', { label: translate('sandbox.use'), value: spaced(number) })}">${translate('sandbox.use')}</button>
</li>`,
  ).join('\n');
  return page(payment, {
    title: translate('sandbox.title'),
    wayBack: `<form method="post"><button class="back" name="cancel" value="cart">${backLabel(payment)}</button></form>`,
    body: `${notice(payment)}
${sumLine(payment, 'sandbox.to-pay')}
<form method="post">
<label for="number">${translate('sandbox.number')}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="23" placeholder="4242 4242 4242 4242" value="${escapeHtml(typed ?? '')}" aria-describedby="number-hint${wrong ? ' number-error' : ''}"${wrong ? ' aria-invalid="true" autofocus' : ''}>
${wrong ? `<span class="error" id="number-error">${translate('sandbox.unknown-card')}</span>` : ''}
<span class="hint" id="number-hint">${translate('sandbox.hint')}</span>
<button class="main">${escapeHtml(translate('sandbox.pay', { sum: sum(payment) }))}</button>
${plan}
<button class="quiet" name="cancel" value="1">${translate('sandbox.cancel')}</button>
</form>
<form class="cards" method="post">
<h2>${translate('sandbox.cards')}</h2>
<ul>
${cards}
</ul>
</form>`,
  });
}

/** The page of a session that can no longer be paid: what happened, and the way back to the checkout. */
export function closedPage(payment: SandboxPayment) {
  const translate = sayTo(payment);
  const isDeclined = payment.status === 'declined';
  const problem = isDeclined ? 'declined' : 'over';
  return page(payment, {
    title: translate(`sandbox.${problem}.title`),
    wayBack: `<a class="button back" href="${escapeHtml(cartUrl(payment))}">${backLabel(payment)}</a>`,
    body: `<p class="problem" role="alert">${translate(`sandbox.${problem}`)}</p>
${sumLine(payment, 'sandbox.not-charged')}
<a class="button main" href="${escapeHtml(payment.cancelUrl)}">${translate(isDeclined ? 'sandbox.retry' : 'sandbox.back')}</a>
${notice(payment)}`,
  });
}

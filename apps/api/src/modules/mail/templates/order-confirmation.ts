import { type DeliveryMethod, LOCALE_TAGS, type Locale } from '@patine/core';
import { alpha2Of } from '../../addresses/countries.ts';
import type { LineRow, OrderRow } from '../../orders/repository.ts';
import { type Letter, heading, layout, linkTo, list, paragraph, sumTable } from '../layout.ts';
import { ORDER_WORDS } from './order-words.ts';

type Facts = {
  locale: Locale;
  firstName: string;
  publicUrl: string;
  order: OrderRow;
  lines: readonly LineRow[];
  /** By product reference, in the mail's language. */
  names: ReadonlyMap<number, string>;
};

type Block = { html: string; text: string };

const prose = (lines: readonly string[]): Block => ({
  html: lines.map(paragraph).join('\n'),
  text: lines.join('\n\n'),
});
const section = (title: string, block: Block): Block => ({
  html: `${heading(title)}\n${block.html}`,
  text: `— ${title}\n\n${block.text}`,
});

function addressLines({ deliveryAddress: to, servicePoint }: OrderRow, locale: Locale): string[] {
  const alpha2 = alpha2Of(to.countryCode);
  const country = alpha2 && new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' }).of(alpha2);
  const place = servicePoint
    ? [servicePoint.name, servicePoint.address, `${servicePoint.postalCode} ${servicePoint.cityName}`]
    : [to.companyName, to.addressLine1, to.addressLine2, `${to.postalCode} ${to.cityName}`];
  return [`${to.firstName} ${to.lastName}`, ...place, country].filter(
    (line) => line != null && line !== '',
  ) as string[];
}

/** What was bought from whom, what it cost, when it comes, and the buyer's rights: a record that lasts. */
export function orderConfirmation({ locale, firstName, publicUrl, order, lines, names }: Facts): Letter {
  const words = ORDER_WORDS[locale];
  const tag = LOCALE_TAGS[locale];
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: order.currency });
  const sum = (amount: number) => format.format(amount / 100);
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );

  const pieces = lines.map((line): [string, string] => {
    const { customizationLabel: label, customizationValue: value } = line;
    const written = label !== null && value !== null ? [words.written(label, value)] : [];
    const name = names.get(line.productReference) ?? String(line.productReference);
    return [[name, words.soldBy(line.storeName), ...written].join(', '), sum(line.paidAmount)];
  });
  const reduction = order.productReduction + order.shippingReduction + order.qualityControlReduction;
  const sums: [string, string][] = [
    [words.products, sum(order.productAmount)],
    [`${words.delivery} (${order.deliveryCarrier})`, sum(order.shippingAmount)],
    ...(order.qualityControlAmount > 0
      ? [[words.qualityControl, sum(order.qualityControlAmount)] satisfies [string, string]]
      : []),
    ...(reduction > 0 ? [[words.discounts, sum(-reduction)] satisfies [string, string]] : []),
    [words.total, sum(order.totalAmount)],
  ];
  const table = (caption: string, rows: [string, string][]): Block => ({
    html: sumTable({ caption, head: [words.piece, words.amount], rows }),
    text: rows.map(([name, amount]) => words.written(name, amount)).join('\n'),
  });

  const to = addressLines(order, locale);
  const address = new URL(words.path(order.id), publicUrl).href;
  const isCustomised = lines.some(({ customizationValue }) => customizationValue !== null);
  const sellers = [...new Set(lines.map(({ storeName }) => storeName))];
  const method = words.methods[order.deliveryMethod as DeliveryMethod];

  const blocks: Block[] = [
    prose([words.thanks(firstName)]),
    section(words.items, table(words.items, pieces)),
    section(words.sums, table(words.sums, sums)),
    section(`${words.delivery} ${method}`, {
      html: [
        paragraph(words.expected(day(order.earliestDelivery), day(order.latestDelivery))),
        list(to),
      ].join('\n'),
      text: [words.expected(day(order.earliestDelivery), day(order.latestDelivery)), to.join('\n')].join(
        '\n\n',
      ),
    }),
    { html: linkTo(address, words.follow), text: words.written(words.follow, address) },
    section(words.guaranteeTitle, prose(words.guarantee)),
    section(
      words.withdrawalTitle,
      prose(isCustomised ? [...words.withdrawal, words.customised] : words.withdrawal),
    ),
    section(words.sellersTitle, prose([words.sellers(sellers.join(', '))])),
  ];
  return {
    subject: words.subject(order.reference),
    html: layout(
      locale,
      words.title,
      blocks.map(({ html }) => html),
    ),
    text: `${words.title}\n\n${blocks.map(({ text }) => text).join('\n\n')}\n`,
  };
}

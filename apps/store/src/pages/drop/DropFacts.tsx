import type { Locale } from '@patine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DropPage } from '../../features/catalogue/drop.query.ts';
import { useLocale } from '../../lib/store-context.tsx';

/** Kinds named at most. */
const KINDS_SHOWN = 3;

type Fact = readonly [id: string, value: ReactNode];

/** What is in a drop, counted from its products; designed as a care label. */
export function DropFacts({ drop }: { drop: DropPage }) {
  const facts = factsOf(drop, useLocale());
  const { additionalInformation, shippingInfo, isLaunched, hasEnded } = drop;
  const notes = [additionalInformation, isLaunched && !hasEnded ? shippingInfo : null].filter(Boolean);
  if (facts.length === 0 && notes.length === 0) return null;
  return (
    <section aria-labelledby="inside" className="grid gap-5">
      <h2 id="inside" className="sr-only">
        <FormattedMessage id="drop.inside" />
      </h2>
      {facts.length > 0 ? (
        <dl className="grid grid-cols-2 stitch-t stitch-b lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {facts.map(([id, value]) => (
            <div key={id} className="py-4 pe-4 sm:pe-6">
              <dt className="text-sm text-muted">
                <FormattedMessage id={id} />
              </dt>
              <dd className="mt-1 heading text-lg leading-tight wrap-break-word sm:text-xl sm:leading-tight">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="max-w-prose wrap-break-word text-ink-soft">
          {note}
        </p>
      ))}
    </section>
  );
}

function factsOf(drop: DropPage, locale: Locale): Fact[] {
  const { productCount, soldCount, storeCount, kinds, decades, isLaunched, hasEnded } = drop;
  const total = productCount + soldCount;
  if (total === 0) return [];
  const counts = { count: total, sold: soldCount };
  return [
    ['drop.fact.pieces', <FormattedMessage key="pieces" id="drop.fact.piecesValue" values={counts} />],
    ...(isLaunched && soldCount > 0
      ? [
          [
            hasEnded ? 'drop.fact.soldAfter' : 'drop.fact.sold',
            <FormattedMessage key="sold" id="drop.fact.soldValue" values={counts} />,
          ] as const,
        ]
      : []),
    ...(kinds.length > 0
      ? [
          [
            'drop.fact.kinds',
            // Without an “and”: names have one themselves.
            kinds
              .slice(0, KINDS_SHOWN)
              .map(({ name }, index) => (index === 0 ? name : name.toLocaleLowerCase(locale)))
              .join(', '),
          ] as const,
        ]
      : []),
    ...(decades
      ? [
          [
            'drop.fact.decades',
            <FormattedMessage
              key="decades"
              id="drop.fact.decadesValue"
              values={{
                first: String(decades.first),
                last: String(decades.last),
                several: String(decades.first !== decades.last),
              }}
            />,
          ] as const,
        ]
      : []),
    [
      'drop.fact.sellers',
      <FormattedMessage key="sellers" id="drop.fact.sellersValue" values={{ count: storeCount }} />,
    ],
  ];
}

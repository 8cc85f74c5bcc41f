import { garmentKind, type GarmentKind } from '@patine/core';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Measures, Product } from '../../features/catalogue/product.query.ts';
import { mayStoreGarments } from '../../features/sizes/stored-garments.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

/** With the form that asks for the garment's measures: fetched for who has one, or wants to. */
const OwnGarment = lazy(lazyMessages(() => import('./OwnGarment.tsx')));

/** The browser of a visitor who measured a garment keeps it; a customer's is with the account. */
const mayHaveOne = () => mayStoreGarments() || seemsSignedIn();

/** The way to lay the piece beside a garment that the visitor owns; nothing where the two have nothing to compare. */
export function Compare({ product, measures }: { product: Product; measures: Measures }) {
  const kind = garmentKind(
    measures.map(({ name }) => name),
    product.categories.map(({ slug }) => slug),
  );
  return kind ? <CompareAs kind={kind} measures={measures} /> : null;
}

function CompareAs({ kind, measures }: { kind: GarmentKind; measures: Measures }) {
  const isKnown = useBrowserFact(mayHaveOne, false);
  const [editing, setEditing] = useState(false);
  const button = (
    <button
      type="button"
      className="mt-2 min-h-6 text-sm underline underline-offset-4 hover:decoration-2 noscript:hidden"
      onClick={() => setEditing(true)}
    >
      <FormattedMessage id="product.compare" />
    </button>
  );
  if (!isKnown && !editing) return button;
  return (
    <Suspense fallback={button}>
      <OwnGarment {...{ kind, measures, editing, button }} onEdit={setEditing} />
    </Suspense>
  );
}

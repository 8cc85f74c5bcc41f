import { garmentKind, type GarmentKind } from '@patine/core';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Measures, Product } from '../../features/catalogue/product.query.ts';
import { mayStoreGarments } from '../../features/sizes/stored-garments.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

/** Includes the measurement form: loaded for visitors who have a garment or add one. */
const OwnGarment = lazy(lazyMessages(() => import('./OwnGarment.tsx')));

/** True if the browser may have a visitor's garment, or the account a customer's. */
const mayHaveOne = () => mayStoreGarments() || seemsSignedIn();

/** Compares the product with a garment of the visitor; nothing if no measurement is comparable. */
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

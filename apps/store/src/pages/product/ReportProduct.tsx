import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Lazy, because few visitors report. Its messages are loaded with the surrounding section. */
const NoticeDialog = lazy(() => import('../../features/notices/NoticeDialog.tsx'));

/** Notice of illegal or unsafe products (Regulation (EU) 2022/2065, article 16). */
export function ReportProduct({ product: { reference, name } }: { product: Product }) {
  const [open, setOpen] = useState(false);
  return (
    <p>
      <button
        type="button"
        className="min-h-11 underline underline-offset-4 hover:decoration-2 noscript:hidden"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="product.report" />
      </button>
      {open ? (
        <Suspense>
          <NoticeDialog reference={reference} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </p>
  );
}

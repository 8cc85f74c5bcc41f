import { Suspense, lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Few report a piece. Its words came with the fold that this stands in. */
const NoticeDialog = lazy(() => import('../../features/notices/NoticeDialog.tsx'));

/** The way to say that a piece is illegal or unsafe (Regulation (EU) 2022/2065, article 16). */
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

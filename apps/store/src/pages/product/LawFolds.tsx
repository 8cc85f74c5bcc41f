import { Accordion } from '@patine/ui/accordion/Accordion';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';
import { Safety } from './Safety.tsx';

/** What the law has told before a purchase and few unfold: a browser fetches its code after the page. */
export default function LawFolds({ product }: { product: Product }) {
  return (
    <>
      <Accordion level={2} title={<FormattedMessage id="product.fold.guarantee" />}>
        <GuaranteeNotice />
      </Accordion>
      <Accordion level={2} title={<FormattedMessage id="product.fold.safety" />}>
        <Safety product={product} />
      </Accordion>
    </>
  );
}

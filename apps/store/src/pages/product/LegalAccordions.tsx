import { Accordion } from '@patine/ui/accordion/Accordion';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';
import { Safety } from './Safety.tsx';

/** Mandatory information that few visitors expand: its code loads after the page. */
export default function LegalAccordions({ product }: { product: Product }) {
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

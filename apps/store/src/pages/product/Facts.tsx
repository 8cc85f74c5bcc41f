import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { openAccordion } from './open-accordion.ts';

type FactProps = { label: string; value: string; children?: ReactNode };

function Fact({ label, value, children }: FactProps) {
  return (
    <div className="grid content-start gap-0.5 py-4 pe-4 not-first:stitch-s not-first:ps-5">
      <dt className="text-sm text-muted">
        <FormattedMessage id={label} />
      </dt>
      <dd className="grid gap-0.5">
        <b className="font-semibold">{value}</b>
        {children}
      </dd>
    </div>
  );
}

/** Condition with the piece's flaws, and size, each with a link to its explanation. */
export default function Facts({ product }: { product: Product }) {
  const size = product.variants[0]?.size ?? '';
  return (
    <dl className="stitch-t stitch-b my-5 grid grid-cols-2">
      <Fact label="product.condition" value={product.conditionLabel}>
        {product.defects ? (
          <span lang={product.defectsLanguage ?? undefined} className="text-sm text-pretty">
            {product.defects}
          </span>
        ) : null}
        <TextLink href="#condition" size="sm" onClick={openAccordion}>
          <FormattedMessage id="product.conditionMeaning" />
        </TextLink>
      </Fact>
      <Fact label="product.size" value={size}>
        <TextLink href="#measures" size="sm" onClick={openAccordion}>
          <FormattedMessage id="product.howMeasured" />
        </TextLink>
      </Fact>
    </dl>
  );
}

import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Accordion } from '@patine/ui/accordion/Accordion';
import { DefectList } from '@patine/ui/defect-list/DefectList';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import Characteristics from './Characteristics.tsx';
import ConditionAccordion from './ConditionAccordion.tsx';
import LegalAccordions from './LegalAccordions.tsx';
import SizeNotes from './SizeNotes.tsx';

const sentences = (text: string | null) =>
  (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Collapsible sections: description, condition, delivery and returns, sizes and measurements. */
export default function Details({ product }: { product: Product }) {
  const locale = useLocale();
  const condition = product.attributes.condition[0]?.slug;
  return (
    // On wide screens the description has a column of its own; the last row takes what it is taller than the others.
    <div className="border-b border-line 2xl:grid 2xl:grid-cols-2 2xl:grid-rows-[repeat(8,auto)_1fr] 2xl:gap-x-10 2xl:*:col-start-2 2xl:*:first:col-start-1 2xl:*:first:row-span-full">
      <Accordion level={2} title={<FormattedMessage id="product.fold.description" />} defaultOpen>
        <div lang={product.descriptionLanguage ?? undefined} className="grid gap-3">
          {sentences(product.description).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {product.furtherInformation ? <p className="mt-3">{product.furtherInformation}</p> : null}
        <Characteristics product={product} />
        <h3 className="mt-6 mb-2 font-semibold">
          <FormattedMessage id="product.defects" />
        </h3>
        <DefectList
          defects={sentences(product.defects)}
          language={product.defectsLanguage ?? undefined}
          photos={product.photos.filter(({ role }) => role === 'defect')}
        />
      </Accordion>
      <ConditionAccordion condition={condition} />
      <Accordion level={2} title={<FormattedMessage id="product.fold.delivery" />}>
        <div className="grid gap-3">
          {product.shippingCondition ? (
            <p>
              <b className="block font-semibold">{product.shippingCondition.short}</b>
              {product.shippingCondition.long}
            </p>
          ) : null}
          {['terms.delivery', 'terms.returns'].map((id) => (
            <p key={id}>
              <FormattedMessage id={`product.${id}`} values={{ days: RETURN_WINDOW_DAYS }} />
            </p>
          ))}
          <p className="flex flex-wrap gap-x-6">
            {(['delivery', 'returns'] as const).map((page) => (
              <TextLink key={page} href={paths.page(locale, page)}>
                <FormattedMessage id={`product.more.${page}`} />
              </TextLink>
            ))}
          </p>
        </div>
      </Accordion>
      <Accordion level={2} title={<FormattedMessage id="product.fold.sizes" />}>
        <div id="measures" className="grid gap-3">
          <SizeNotes product={product} />
          <p>
            <FormattedMessage id="product.measuring" />
          </p>
        </div>
      </Accordion>
      <LegalAccordions product={product} />
    </div>
  );
}

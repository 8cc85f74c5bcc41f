import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Accordion } from '@patine/ui/accordion/Accordion';
import { DefectList } from '@patine/ui/defect-list/DefectList';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { Suspense, lazy, memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

// The server renders these; a browser keeps that HTML until their code and messages are loaded.
const Characteristics = lazy(lazyMessages(() => import('./Characteristics.tsx')));
const ConditionAccordion = lazy(lazyMessages(() => import('./ConditionAccordion.tsx')));
const LegalAccordions = lazy(lazyMessages(() => import('./LegalAccordions.tsx')));
const SizeNotes = lazy(lazyMessages(() => import('./SizeNotes.tsx')));

const sentences = (text: string | null) =>
  (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Collapsible sections: description, condition, delivery and returns, sizes and measurements. Rendered again for another product alone:
 * a lazy part that is updated before it is hydrated would disappear for a moment.
 */
export const Details = memo(function Details({ product }: { product: Product }) {
  const locale = useLocale();
  const condition = product.attributes.condition[0]?.slug;
  return (
    <div className="border-b border-line">
      <Accordion level={2} title={<FormattedMessage id="product.fold.description" />} defaultOpen>
        <div lang={product.descriptionLanguage ?? undefined} className="grid gap-3">
          {sentences(product.description).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {product.furtherInformation ? <p className="mt-3">{product.furtherInformation}</p> : null}
        <Suspense>
          <Characteristics product={product} />
        </Suspense>
        <h3 className="mt-6 mb-2 font-semibold">
          <FormattedMessage id="product.defects" />
        </h3>
        <DefectList
          defects={sentences(product.defects)}
          language={product.defectsLanguage ?? undefined}
          photos={product.photos.filter(({ role }) => role === 'defect')}
        />
      </Accordion>
      <Suspense>
        <ConditionAccordion condition={condition} />
      </Suspense>
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
          <Suspense>
            <SizeNotes product={product} />
          </Suspense>
          <p>
            <FormattedMessage id="product.measuring" />
          </p>
        </div>
      </Accordion>
      <Suspense>
        <LegalAccordions product={product} />
      </Suspense>
    </div>
  );
});

import type { MeasurementSystem } from '@patine/core';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Accordion } from '../accordion/Accordion.tsx';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { Button } from '../button/Button.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { DefectList } from '../defect-list/DefectList.tsx';
import { OfferModal } from '../offer-form/OfferModal.tsx';
import { Price } from '../price/Price.tsx';
import { FamilyTag } from '../product-card/FamilyTag.tsx';
import { manyHits } from '../product-card/product-card.samples.ts';
import { sampleCards } from '../product-card/SampleCards.tsx';
import { ProductGallery } from '../product-gallery/ProductGallery.tsx';
import { SizeTable } from '../size-table/SizeTable.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { WishlistHeart } from '../wishlist-heart/WishlistHeart.tsx';
import { ShopFrame } from './ShopFrame.tsx';
import { useScreenMessages } from './messages.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const measures = [
  { name: 'length', value: 66 },
  { name: 'bust', value: 59 },
  { name: 'sleeve', value: 64 },
];

const ignore = () => undefined;

/** A product page: images first, then all information. */
export function ProductPage() {
  const { messages } = useScreenMessages();
  const [system, setSystem] = useState<MeasurementSystem>('METRIC');
  const [offering, setOffering] = useState(false);
  const facts = [
    [messages.condition, messages.goodCondition, messages.conditionMeaning],
    [messages.size, 'L', messages.sizeMeaning],
  ] as const;
  const services = [
    [Truck, messages.delivery, messages.deliveryText],
    [Undo2, messages.returns, messages.returnsText],
    [ShieldCheck, messages.guarantee, messages.guaranteeText],
  ] as const;
  return (
    <ShopFrame>
      <div className="wrap">
        <Breadcrumb
          trail={[
            { label: messages.home, href: '/' },
            { label: messages.coats, href: '/shop' },
          ]}
          current={messages.product}
        />
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,28.75rem)]">
          <ProductGallery
            title={messages.product}
            photos={['jacket', 'dress'].map((id, at) => ({ id, role: String(at) }))}
          >
            <FamilyTag family="vintage" label="Vintage" place="gallery" />
          </ProductGallery>
          <div className="min-w-0">
            <p className="text-xs font-semibold tracking-label uppercase">Levi’s</p>
            <h1 className="heading mt-2 text-3xl">{messages.product}</h1>
            <Price current={euros(6200)} regular={euros(8800)} percent={30} size="lg" className="mt-3" />
            <p className="mt-2 text-sm text-muted">{messages.lowest}</p>
            <dl className="stitch-t stitch-b my-5 grid grid-cols-2">
              {facts.map(([label, value, more]) => (
                <div key={label} className="grid gap-0.5 py-4 pe-4 not-first:stitch-s not-first:ps-5">
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="grid gap-0.5">
                    <b className="font-semibold">{value}</b>
                    <TextLink href="/pages/conditions" size="sm">
                      {more}
                    </TextLink>
                  </dd>
                </div>
              ))}
            </dl>
            <div className="mt-5 grid gap-3">
              <Button block>{messages.addToCart}</Button>
              <div className="flex gap-3">
                <Button tone="line" className="flex-1" onClick={() => setOffering(true)}>
                  {messages.offer}
                </Button>
                <WishlistHeart look="square" label={messages.favourite} pressed={false} onToggle={ignore} />
              </div>
            </div>
            <OfferModal
              open={offering}
              product={messages.product}
              bounds={{ min: euros(4400), max: euros(6200) }}
              onOffer={ignore}
              onClose={() => setOffering(false)}
            />
            <ul className="my-6 grid gap-3.5">
              {services.map(([Sign, title, text]) => (
                <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3.5 text-sm">
                  <Sign aria-hidden strokeWidth={1.5} className="row-span-2" />
                  <b className="font-semibold">{title}</b>
                  <span className="text-ink-soft">{text}</span>
                </li>
              ))}
            </ul>
            <SizeTable
              measures={measures}
              system={system}
              onSystem={setSystem}
              figure="jacket"
              className="my-6"
            />
            <Accordion level={2} title={messages.description} defaultOpen>
              <p className="mb-4">{messages.descriptionText}</p>
              <DefectList defects={[messages.defect]} />
            </Accordion>
            <Accordion level={2} title={messages.deliveryAndReturns}>
              {messages.deliveryText}
            </Accordion>
          </div>
        </div>
        <div className="my-16">
          <Carousel
            label={messages.similar}
            heading={<h2 className="heading text-3xl">{messages.similar}</h2>}
          >
            {sampleCards(manyHits(8))}
          </Carousel>
        </div>
      </div>
    </ShopFrame>
  );
}

import { euros } from '@patine/core';
import type { ReactElement } from 'react';
import { page } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddedToCartToast } from '../added-to-cart-toast/AddedToCartToast.tsx';
import { CartLine } from '../cart-line/CartLine.tsx';
import { sampleProducts, sampleSubCarts } from '../cart-line/cart.samples.ts';
import { DefectList } from '../defect-list/DefectList.tsx';
import { liveDrop } from '../drop-banner/drop.samples.ts';
import { DropBanner } from '../drop-banner/DropBanner.tsx';
import { DropCard } from '../drop-card/DropCard.tsx';
import { HoldNotice } from '../hold-notice/HoldNotice.tsx';
import { sampleOrder } from '../order-card/order.samples.ts';
import { OrderCard } from '../order-card/OrderCard.tsx';
import { OrderStatusBadge } from '../order-status/OrderStatusBadge.tsx';
import { ParcelTimeline } from '../parcel-timeline/ParcelTimeline.tsx';
import { PaymentButtons } from '../payment-buttons/PaymentButtons.tsx';
import { PlainDate } from '../plain-date/PlainDate.tsx';
import { dressHit } from '../product-card/product-card.samples.ts';
import { SampleCard } from '../product-card/SampleCards.tsx';
import { ProductGallery } from '../product-gallery/ProductGallery.tsx';
import { ProductGrid } from '../product-grid/ProductGrid.tsx';
import { SizeTable } from '../size-table/SizeTable.tsx';
import { SortMenu } from '../sort-menu/SortMenu.tsx';
import { SubCart } from '../sub-cart/SubCart.tsx';
import { holdMistakes } from './mistakes.ts';
import { renderIn } from './render.tsx';

const none = () => undefined;
const { coat } = sampleProducts;
const [subCart] = sampleSubCarts;
const order = (image: null) => ({
  ...sampleOrder,
  parcels: [{ id: 'p', steps: [], items: [{ orderItem: { id: '1', product: { name: 'Veste', image } } }] }],
});
const step = { code: 'ironed', at: null, expectedOn: null };

holdMistakes([
  [
    'a cart line without a picture',
    <CartLine key="0" product={{ ...coat, image: null }} href="/p" price={euros(100)} />,
    'DiorVeste Dior en laine marronBon état1,00 €',
  ],
  [
    'a toast without a picture',
    <AddedToCartToast key="1" product={{ name: 'Veste', image: null }} cartHref="/c" onClose={none} />,
    'Dans votre panierVesteVoir le panier',
  ],
  [
    'an order without its pictures',
    <OrderCard key="2" order={order(null)} href="/o" />,
    'PayéeCommande P-48213Veste12/11/2026 · 3 pièces · 152,40 €',
  ],
  [
    'a drop without a picture',
    <DropCard key="3" drop={{ ...liveDrop, image: null }} />,
    'NouveauSe termine dans 3 joursArchives denim80 pièces',
  ],
  ['a piece without photographs', <ProductGallery key="4" title="Veste" photos={[]} />, ''],
  [
    'a drop without a name',
    <DropBanner key="6" drop={{ ...liveDrop, name: '', description: '' }} />,
    'Drop en coursSe termine dans 3 joursVoir le drop',
  ],
  [
    'a card of a drop without a name',
    <DropCard key="7" drop={{ ...liveDrop, name: '' }} />,
    'NouveauSe termine dans 3 joursVoir le drop80 pièces',
  ],
  ['a defect listed twice', <DefectList key="8" defects={['Accroc', 'Accroc', ' ']} />, 'Accroc'],
  ['defects without words', <DefectList key="9" defects={['']} />, 'Aucun défaut constaté.'],
  [
    'a piece without measures',
    <SizeTable key="10" measures={[]} system="METRIC" onSystem={none} />,
    'Mesures à platPas encore de mesures pour cette pièce. Le vendeur peut vous les communiquer.',
  ],
  ['a parcel without steps', <ParcelTimeline key="11" steps={[]} />, ''],
  ['a step without words', <ParcelTimeline key="12" steps={[step]} />, 'ironed, à venir'],
  [
    'a seller’s part without pieces',
    <SubCart key="13" subCart={{ ...subCart!, cartItems: [] }} productHref={(slug) => slug} />,
    '',
  ],
  [
    'nobody to pay with',
    <PaymentButtons key="14" providers={[]} total={euros(100)} onPay={none} />,
    'Aucun moyen de paiement n’est disponible pour l’instant. Votre panier est conservé : réessayez dans un instant.',
  ],
  // @ts-expect-error -- an api newer than the page
  ['a state without words', <OrderStatusBadge key="15" status="LOST" />, 'LOST'],
  ['a list without orders', <SortMenu key="16" options={[]} />, ''],
  ['a grid without cards', <ProductGrid key="17" />, ''],
  [
    'a hold that ends at no time',
    <HoldNotice key="18" minutes={30} clock={{ expiresAt: Number.NaN, renderedAt: 0 }} />,
    'Ces pièces vous sont réservées pendant 30 minutes dès que vous passez au paiement. Personne d’autre ne pourra les acheter.',
  ],
  ['a date that is none', <PlainDate key="19" value="demain" />, '–'],
]);

const long = 'Veste en jean brut à doublure matelassée '.repeat(50).trim();
const word = 'é'.repeat(2000);

describe.each([
  ['2,000 characters', long],
  ['one word of 2,000 characters', word],
])('a title of %s fits a phone and warns developers', (_, text) => {
  const said = vi.fn<typeof console.error>();
  beforeEach(() => {
    said.mockClear();
    const spy = vi.spyOn(console, 'error').mockImplementation(said);
    return () => spy.mockRestore();
  });

  test.each<[string, ReactElement]>([
    ['CartLine', <CartLine key="0" product={{ ...coat, name: text }} href="/p" price={euros(100)} />],
    ['DropBanner', <DropBanner key="1" drop={{ ...liveDrop, name: text }} />],
    ['DropCard', <DropCard key="2" drop={{ ...liveDrop, name: text }} />],
    ['ProductCard', <SampleCard key="4" product={{ ...dressHit, name: text }} />],
  ])('by %s', async (component, element) => {
    await page.viewport(320, 640);
    const { container } = renderIn(element);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(container.firstElementChild?.clientHeight).toBeLessThan(900);
    expect(said.mock.calls.flat()).toContain(`<${component}> has a title of ${text.length} characters`);
  });
});

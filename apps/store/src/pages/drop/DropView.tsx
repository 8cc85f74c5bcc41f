import { productIndex } from '@patine/contract/search/indexes';
import { Button } from '@patine/ui/button/Button';
import { PreLaunchNotice } from '@patine/ui/drop-banner/PreLaunchNotice';
import { DropCover } from '@patine/ui/drop-cover/DropCover';
import { Link } from '@patine/ui/link/Link';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DropPage } from '../../features/catalogue/drop.query.ts';
import { DropAlertForm } from '../../features/catalogue/DropAlertForm.tsx';
import { DropCards } from '../../features/catalogue/DropCards.tsx';
import { useDropClock } from '../../features/catalogue/use-drop-clock.ts';
import { useAppHref, useDrops } from '../../features/catalogue/use-drops.ts';
import { useProductCards } from '../../features/catalogue/use-product-cards.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { searchAttribution } from '../../lib/search-attribution.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { DropFacts } from './DropFacts.tsx';
import { Teasers } from './Teasers.tsx';

const EAGER_CARDS = 4;
/** Four rows of five, where a link leads to the rest. */
const WHOLE_ROWS = 'min-[105em]:*:nth-[n+21]:hidden';

/** A drop before, during or after its sale. */
export function DropView({ drop }: { drop: DropPage }) {
  const { formatMessage } = useIntl();
  const appHref = useAppHref();
  const clock = useDropClock(drop.readAt);
  const { name, description, isLaunched, teasers } = drop;
  return (
    <>
      <PageHead
        title={formatMessage({ id: 'drop.title' }, { name })}
        description={description || formatMessage({ id: 'drops.description' })}
      />
      <DropCover drop={drop} clock={clock}>
        <Action drop={drop} />
        {!isLaunched && appHref ? <PreLaunchNotice drop={drop} appHref={appHref} /> : null}
      </DropCover>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8 xl:gap-14 xl:py-10">
        <DropFacts drop={drop} />
        {teasers.length > 0 && !isLaunched ? <Teasers pictures={teasers} /> : null}
        {isLaunched ? <Products drop={drop} /> : null}
        <Sold products={drop.sold} />
        <Elsewhere drop={drop} />
      </div>
    </>
  );
}

/** What a visitor can do now: ask for an email, or go to the pieces. */
function Action({ drop: { slug, isLaunched, hasEnded, productCount } }: { drop: DropPage }) {
  if (!isLaunched && !hasEnded) return <DropAlertForm slug={slug} />;
  if (productCount === 0) return null;
  return (
    <Button asChild tone="paper" className="focus-visible:outline-on-fill sm:justify-self-start">
      <Link href="#pieces">
        <FormattedMessage id={hasEnded ? 'drop.left' : 'drop.seePieces'} values={{ count: productCount }} />
      </Link>
    </Button>
  );
}

/** What can be bought: after the end, what the shop still has. */
function Products({ drop: { slug, hasEnded, products, count, queryID } }: { drop: DropPage }) {
  const locale = useLocale();
  const cards = useProductCards();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces" className="mb-5 heading scroll-mt-24 text-3xl">
        <FormattedMessage id={hasEnded ? 'drop.left' : 'drop.pieces'} values={{ count }} />
      </h2>
      <ProductGrid
        className={count > products.length ? WHOLE_ROWS : ''}
        {...searchAttribution(queryID, productIndex('chrono', locale))}
      >
        {cards(products, EAGER_CARDS)}
      </ProductGrid>
      {count > products.length ? (
        <p className="mt-10 text-center">
          <Button asChild tone="line">
            <Link href={paths.shop(locale, { drops: [slug] })}>
              <FormattedMessage id="drop.all" values={{ count }} />
            </Link>
          </Button>
        </p>
      ) : null}
    </section>
  );
}

/** What the drop sold, once it is over. */
function Sold({ products }: { products: DropPage['sold'] }) {
  const cards = useProductCards();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="sold">
      <h2 id="sold" className="mb-5 heading text-3xl">
        <FormattedMessage id="drop.sold" />
      </h2>
      <ProductGrid>{cards(products, 0)}</ProductGrid>
    </section>
  );
}

/** The other drops. */
function Elsewhere({ drop: { slug, hasEnded } }: { drop: DropPage }) {
  const locale = useLocale();
  const others = useDrops()?.live.filter((other) => other.slug !== slug) ?? [];
  return (
    <>
      <DropCards id="others" title={<FormattedMessage id="drops.toLive" />} drops={others} />
      <p className={`flex flex-wrap gap-3 ${others.length > 0 ? '' : 'stitch-t pt-8'}`}>
        {others.length === 0 ? (
          <Button asChild tone={hasEnded ? 'primary' : 'line'}>
            <Link href={paths.drops(locale)}>
              <FormattedMessage id="drops.toLive" />
            </Link>
          </Button>
        ) : null}
        <Button asChild tone="line">
          <Link href={paths.dropsSoon(locale)}>
            <FormattedMessage id="drops.soon.title" />
          </Link>
        </Button>
      </p>
    </>
  );
}

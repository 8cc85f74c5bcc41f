import path from 'node:path';
import tailwind from '../../tailwind.config.ts';
import { readFileSync } from 'node:fs';
import { store, tests, ui, uiRule } from '../named-tests.ts';
import { reason, statements, walk, walks, type Proof, type Row, type Statement } from '../statement.ts';
import { blocksShow } from '../walks/every-block.ts';
import { documentAt, hasMarkup, inBrowser } from '../walks/pages.ts';
import { limit } from '../walks/limit.ts';

const HELP_DESK = path.resolve(import.meta.dirname, '../../apps/store/src/features/help-desk/widget.ts');

/** Size of something in a browser, within a pixel. */
const measures = (
  path: string,
  selector: string,
  size: { width?: number; height?: number },
  viewport = { width: 1440, height: 900 },
) =>
  walks(
    inBrowser(
      async (page, visit) => {
        await page.goto(visit.path(path));
        const box = await page.locator(selector).first().boundingBox();
        for (const side of ['width', 'height'] as const) {
          const wanted = size[side];
          if (wanted !== undefined && Math.abs((box?.[side] ?? 0) - wanted) > 1)
            throw new Error(`${selector} has the ${side} ${box?.[side]}`);
        }
      },
      { viewport },
    ),
  );

const layoutRows: Row[] = [
  [
    'breakpoint-960',
    'There is a breakpoint of 960 px, which is 60em',
    walks(
      inBrowser(async (page, visit) => {
        const widths: number[] = [];
        for (const width of [959, 961]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(visit.path('/shop/'));
          widths.push((await page.locator('[data-slot=navigation]').isVisible()) ? 1 : 0);
        }
        if (widths.join() !== '0,1')
          throw new Error(`the bar of navigation at 959 and 961 px: ${widths.join()}`);
      }),
    ),
  ],
  ...[43, 50, 55, 60, 85, 90].map(
    (width) =>
      [
        `breakpoint-${width}em`,
        `The layout has a breakpoint of ${width}em`,
        walk(async (visit) => {
          const html = await documentAt(visit, '/');
          const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href ?? '');
          const styles =
            (await Promise.all(sheets.map(async (href) => (await visit.get(href)).text()))).join('') + html;
          const used = new RegExp(`(min-width:|width ?>= ?|max-width:|width ?< ?)\\s*${width}(\\.\\d+)?em`);
          if (!used.test(styles) && !JSON.stringify(tailwind).includes(`${width}em`))
            throw new Error('no style has it');
        }),
      ] as const,
  ),
  [
    'carousel-minimum',
    'A carousel scrolls from five items on, drops from four',
    limit(
      'CAROUSEL_MIN_ITEMS',
      5,
      tests(ui('carousel/Carousel', '%s items with a minimum of %s have overflow %s')),
    ),
  ],
  [
    'carousel-minimum-drops',
    'Drops scroll from four on',
    limit(
      'DROP_CAROUSEL_MIN_ITEMS',
      4,
      tests(ui('blocks/drop-carousel/DropCarouselBlock', '%s drops are a row with overflow %s')),
    ),
  ],
  [
    'swipe-threshold',
    'A swipe is 20 px',
    limit(
      'CAROUSEL_SWIPE_PX',
      20,
      tests(uiRule('product-gallery/swipe', 'a stroke of %i px across and %i down moves by %i')),
    ),
  ],
  [
    'swipe-lock',
    'A swipe locks for 500 ms',
    limit(
      'CAROUSEL_SWIPE_LOCK_MS',
      500,
      tests(uiRule('product-gallery/swipe', 'a stroke %i ms after the last swipe moves by %i')),
    ),
  ],
  [
    'carousel-delay',
    'A carousel begins after 800 ms',
    limit(
      'CAROUSEL_INIT_DELAY_MS',
      800,
      tests(ui('carousel/Carousel', 'its buttons appear after 800 ms in reserved space')),
    ),
  ],
  [
    'image-card',
    'A card’s picture is 512 × 764',
    walks(hasMarkup('/shop/', /data-slot="product-card"[\s\S]*?-512\.(avif|webp|jpg)/)),
  ],
  [
    'image-card-square',
    'A square card’s picture is 512 × 512',
    tests(ui('product-card/ProductCard', 'the skeleton is as high as the card (square: %s)')),
  ],
  [
    'image-carousel',
    'A carousel’s picture is 217 × 328',
    measures('/', '[data-slot=carousel] [data-slot=product-card] [data-slot=picture]', {
      width: 217,
      height: 328,
    }),
  ],
  [
    'image-looks',
    'A look’s picture is 340 × 527',
    tests(
      ui('blocks/looks-carousel/LooksCarouselBlock', 'each look is a named link with an image of 340 × 527'),
    ),
  ],
  [
    'image-bubbles',
    'Bubbles are 68 × 68, the first five at once',
    limit(
      'BUBBLES_EAGER',
      5,
      tests(
        ui(
          'blocks/bubble/BubbleBlock',
          'images are round, 68 px wide; the first five load eagerly, the others lazily',
        ),
      ),
    ),
  ],
  [
    'image-columns-single',
    'A single column’s picture is 1320 px wide',
    tests(
      ui(
        'blocks/image-columns/ImageColumnsBlock',
        'a single image is at most 1320 px wide, with a file of that size',
      ),
    ),
  ],
  [
    'image-columns-several',
    'Several columns’ pictures are 682 px wide',
    tests(
      ui(
        'blocks/image-columns/ImageColumnsBlock',
        'several images are at most 682 px wide, with files of that size',
      ),
    ),
  ],
  [
    'image-insert',
    'A marketing insert’s picture is 682 × 462',
    tests(ui('blocks/marketing-insert/MarketingInsertBlock', 'is at most 682 × 462 by default')),
  ],
  [
    'image-banner',
    'A banner is 230 px high',
    tests(ui('blocks/marketing-insert/MarketingInsertBlock', 'is 230 px high in a banner')),
  ],
  [
    'image-nav',
    'Pictures of the navigation are 189 × 284',
    tests(ui('header/Header', 'the images beside the columns of a panel are 189 by 284')),
  ],
  [
    'image-gallery',
    'The gallery’s pictures are 400 × 400',
    reason(
      'A square of 400 px would cut a third off a photograph of 512 × 764: the gallery shows every photograph whole.',
    ),
  ],
  [
    'image-top-categories',
    'Top categories are round, of 80 px',
    walks(
      inBrowser(async (page, visit) => {
        await page.goto(visit.path('/'));
        const round = page.locator('main a img, main a picture').filter({ visible: true });
        const boxes = await Promise.all((await round.all()).map((one) => one.boundingBox()));
        if (!boxes.some((box) => box && Math.abs(box.width - 80) < 1 && Math.abs(box.height - 80) < 1))
          throw new Error('nothing on the home page is 80 px round');
      }),
    ),
  ],
  [
    'card-min-width',
    'Cards and carousels are 260 px wide at least',
    tests(ui('carousel/Carousel', 'from tablets on, a card is 260 px wide and its photograph 217 × 328')),
  ],
  [
    'promo-bar',
    'The promotional bar is 3.438rem high',
    measures('/', '[data-slot=hello-bar]', { height: 55 }, { width: 390, height: 844 }),
  ],
  [
    'promo-bar-desktop',
    'On a desktop the promotional bar is 2.5rem high',
    measures('/', '[data-slot=hello-bar]', { height: 40 }),
  ],
  [
    'long-text-columns',
    'A long text has columns above 1000 characters',
    limit(
      'LONG_TEXT_COLUMNS_FROM_CHARACTERS',
      1000,
      tests(ui('blocks/long-text/LongTextBlock', 'a text of %i characters has %s columns on a wide screen')),
    ),
  ],
  [
    'long-text-clamp',
    'A long text shows three lines on a phone',
    limit(
      'LONG_TEXT_CLAMP_LINES',
      3,
      tests(uiRule('testing/limits-in-styles', 'the number of clamped lines equals the constant')),
    ),
  ],
  [
    'kpi',
    'Key figures stand two in a row on a phone',
    tests(
      ui('blocks/key-figure-list/KeyFigureListBlock', 'two are in a row on a phone, each within its half'),
    ),
  ],
  ['product-lines-mobile', 'Lists have two columns on a phone', columnsAt(390, 2)],
  ['product-lines-desktop', 'Lists have four columns on a desktop', columnsAt(1440, 4)],
  [
    'fetch-delay',
    'A fetch waits 200 ms by default',
    limit(
      'FETCH_DELAY_MS',
      200,
      tests(
        ui(
          'suggest-field/SuggestField',
          'requests once after a pause, and announces the number of suggestions',
        ),
      ),
    ),
  ],
  [
    'prefetch-timeout',
    'Fetching ahead waits for 2000 ms of rest',
    limit(
      'PREFETCH_IDLE_TIMEOUT_MS',
      2000,
      tests(store('src/lib/connection', 'over %j prefetching is off: %s')),
    ),
  ],
  [
    'prefetch-skip',
    'Nothing is fetched ahead on 2g or with a data saver',
    tests(store('src/lib/connection', 'over %j prefetching is off: %s')),
  ],
  [
    'calculator-hits',
    'The calculator shows a sample of 16',
    limit(
      'CALCULATOR_HITS',
      16,
      tests(
        store(
          'src/features/catalogue/shop-counts',
          'every count of a list equals a recount, product by product',
        ),
      ),
    ),
  ],
  [
    'home-carousel-hits',
    'The home carousel shows 4 by default',
    limit(
      'HOME_CAROUSEL_HITS',
      4,
      tests(store('src/cms/product-queries', 'a carousel without options has the four newest products')),
    ),
  ],
  [
    'catchphrase',
    'A catchphrase is repeated eleven times',
    limit('CATCHPHRASE_REPEATS', 11, blocksShow([/(?:catchphrase-text[\s\S]*?){11}/])),
  ],
  [
    'support-layer',
    'The support widget has the layer 114',
    walk(() => {
      if (!/\b114\b/.test(readFileSync(HELP_DESK, 'utf8'))) throw new Error('no layer is 114');
    }),
  ],
];

function columnsAt(width: number, columns: number): Proof {
  return walks(
    inBrowser(
      async (page, visit) => {
        await page.goto(visit.path('/shop/'));
        const boxes = await page
          .locator('[data-slot=product-card]')
          .evaluateAll((cards) =>
            cards.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().top)),
          );
        const first = boxes.filter((top) => Math.abs(top - (boxes[0] ?? 0)) < 4).length;
        if (first !== columns) throw new Error(`${first} columns at ${width} px`);
      },
      { viewport: { width, height: 900 } },
    ),
  );
}

export const layout: Statement[] = [...statements('9.layout', layoutRows)];

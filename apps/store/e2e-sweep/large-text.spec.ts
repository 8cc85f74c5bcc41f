import { expect, test, type Page } from '@playwright/test';
import { pathIn } from '../e2e/steps/language.ts';
import { productUrls } from '../e2e/steps/products.ts';
import { arriveAt } from './check-page.ts';

const TWICE_THE_TEXT = '--blink-settings=defaultFontSize=32';

/** Doubles the browser's default font size, as people with low vision do; lengths in rem follow. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE_THE_TEXT] }),
    { scope: 'worker' },
  ],
});

const sizeOfText = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/**
 * Returns texts that their box cuts off, and controls that are covered. Intentionally short text is exempt: clamped
 * lines and text for screen readers only.
 */
const cutOrCovered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
    for (const element of document.querySelectorAll<HTMLElement>('header *, main *, footer *')) {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      if (!own || box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue;
      const meant =
        style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis' || style.clipPath !== 'none';
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const over =
        element.scrollHeight - element.clientHeight > 2 || element.scrollWidth - element.clientWidth > 2;
      if (clips && !meant && over) found.push(`cut: ${name(element)}`);
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a, main button, main input, main select',
    )) {
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (
        width < 2 ||
        height < 2 ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
      const there = document.elementFromPoint(x, y);
      const same =
        there &&
        (control.contains(there) ||
          there.contains(control) ||
          there.closest('label') ||
          there.closest('article') === control.closest('article'));
      if (!same) found.push(`covered: ${name(control)} by ${there ? name(there) : 'nothing'}`);
    }
    return found;
  });

for (const width of [390, 1440])
  test(`text at twice the size is neither cut nor covered at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const [product = ''] = await productUrls(page, 'fr');
    expect(await sizeOfText(page)).toBe('32px');
    for (const path of [
      '/',
      pathIn('fr', '/shop/women/'),
      product,
      '/login',
      '/register',
      '/cart',
      '/rien',
      '/wishlist',
    ]) {
      await arriveAt(page, path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(over, `${path} is wider than its window`).toBeLessThanOrEqual(0);
      expect.soft(await cutOrCovered(page), path).toEqual([]);
    }
  });

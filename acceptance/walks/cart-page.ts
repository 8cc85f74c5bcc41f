import { walks, type Proof } from '../statement.ts';
import { filledCarts } from './customer.ts';
import type { ShownMessage } from './messages.ts';
import { mustSay } from './pages.ts';

/** Passes if the page of one of the filled carts shows these texts once the browser has loaded the cart. */
export const cartPageSays = (...said: readonly ShownMessage[]): Proof =>
  walks(async (visit) => {
    const errors: string[] = [];
    for (const { page } of await filledCarts(visit)) {
      const tab = await page.context().newPage();
      try {
        await tab.goto(visit.path('/cart'));
        await tab.getByRole('main').getByRole('article').first().waitFor();
        mustSay(visit, await tab.getByRole('main').innerText(), said, '/cart');
        return;
      } catch (error) {
        errors.push(String(error));
      } finally {
        await tab.close();
      }
    }
    throw new Error(errors[0]);
  });

import type { Page } from 'playwright';
import manifest from '../../packages/contract/src/generated/manifest.json' with { type: 'json' };
import { walk, type Proof, type Walk } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { inBrowser } from './pages.ts';

/** Passes if the browser requests a matching URL during `use`. */
export const requests = (address: RegExp, use: (page: Page, visit: Visit) => Promise<void>): Walk =>
  inBrowser(async (page, visit) => {
    let seen = false;
    page.on('request', (request) => {
      seen ||= address.test(request.url());
    });
    await use(page, visit);
    if (!seen) throw new Error(`no request for ${address.toString()}`);
  });

/** Passes if one of the store's persisted operations matches; production accepts no others. */
export const operationIs = (text: RegExp): Proof =>
  walk(() => {
    if (!Object.values(manifest as Record<string, string>).some((operation) => text.test(operation)))
      throw new Error(`no operation of the store has ${text.toString()}`);
  });

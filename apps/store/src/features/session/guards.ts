import { redirect, redirectDocument } from 'react-router-dom';
import { isLeaving } from '../../lib/leaving.ts';
import type { PageLoader, PageLoaderArgs } from '../../lib/page-context.ts';
import { paths } from '../../paths.ts';
import { meQuery } from './me.query.ts';
import { returnPath } from './return-path.ts';

const isCustomer = async ({ signedIn, queryClient, api }: PageLoaderArgs) =>
  signedIn && (await queryClient.ensureQueryData(meQuery(api))) !== null;

/**
 * Leads to the login and back, in a document of its own: nothing of the customer stays in memory. Whoever is just
 * logging out is led elsewhere: what they were still waiting for never comes.
 */
export const toLoginAgain = async ({ locale, url }: Pick<PageLoaderArgs, 'locale' | 'url'>) =>
  isLeaving()
    ? new Promise<never>(() => undefined)
    : redirectDocument(paths.loginAgain(locale, url.pathname + url.search));

/** Sends a visitor to the login page, which leads back here; it says so where a session has ended. */
export const withSession =
  (load: PageLoader): PageLoader =>
  async (args) => {
    if (await isCustomer(args)) return load(args);
    if (args.signedIn) return toLoginAgain(args);
    return redirect(paths.login(args.locale, args.url.pathname + args.url.search));
  };

/** Sends somebody who is signed in where the login would have led them, else to the account. */
export const withoutSession =
  (load: PageLoader): PageLoader =>
  async (args) =>
    (await isCustomer(args))
      ? redirect(
          returnPath(args.url.searchParams.get('redirect'), args.url.origin) ?? paths.account(args.locale),
        )
      : load(args);

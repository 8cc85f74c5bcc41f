import { redirect, redirectDocument } from 'react-router-dom';
import { isLeaving } from '../../lib/leaving.ts';
import type { PageLoader, PageLoaderArgs } from '../../lib/page-loader.ts';
import { paths } from '../../paths.ts';
import { meQuery } from './me.query.ts';
import { returnPath } from './return-path.ts';

const isCustomer = async ({ signedIn, queryClient, api }: PageLoaderArgs) =>
  signedIn && (await queryClient.ensureQueryData(meQuery(api))) !== null;

/**
 * Redirects to the login and back by loading a document, which clears the customer's data from memory. During a logout the redirect
 * never happens.
 */
export const toLoginAgain = async ({ locale, url }: Pick<PageLoaderArgs, 'locale' | 'url'>) =>
  isLeaving()
    ? new Promise<never>(() => undefined)
    : redirectDocument(paths.loginAgain(locale, url.pathname + url.search));

/** Redirects a visitor to the login and back; the login page says if the session has ended. */
export const withSession =
  (load: PageLoader): PageLoader =>
  async (args) => {
    if (await isCustomer(args)) return load(args);
    if (args.signedIn) return toLoginAgain(args);
    return redirect(paths.login(args.locale, args.url.pathname + args.url.search));
  };

/** Redirects a signed-in customer to the page that the login would lead to, or to the account. */
export const withoutSession =
  (load: PageLoader): PageLoader =>
  async (args) =>
    (await isCustomer(args))
      ? redirect(
          returnPath(args.url.searchParams.get('redirect'), args.url.origin) ?? paths.account(args.locale),
        )
      : load(args);

import { redirect } from 'react-router-dom';
import type { PageLoader, PageLoaderArgs } from '../../lib/page-context.ts';
import { paths } from '../../paths.ts';
import { meQuery } from './me.query.ts';

const isCustomer = async ({ signedIn, queryClient, api }: PageLoaderArgs) =>
  signedIn && (await queryClient.ensureQueryData(meQuery(api))) !== null;

/** Sends a visitor to the login page, which leads back here. */
export const withSession =
  (load: PageLoader): PageLoader =>
  async (args) =>
    (await isCustomer(args))
      ? load(args)
      : redirect(paths.login(args.locale, args.url.pathname + args.url.search));

/** Sends somebody who is signed in to the account. */
export const withoutSession =
  (load: PageLoader): PageLoader =>
  async (args) =>
    (await isCustomer(args)) ? redirect(paths.account(args.locale)) : load(args);

import { LOCALES } from '@patine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { localeOf, matchPage } from '../../pages.ts';
import { paths, translatePath } from '../../paths.ts';
import { type Credentials, logIn } from './log-in.ts';
import { meQuery } from './me.query.ts';
import { returnPath } from './return-path.ts';

/** Logs in, then goes where the person was going, in the language of their profile. */
export function useEnter() {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  return async (credentials: Credentials) => {
    await logIn(credentials, locale);
    // What was known belonged to a visitor, the cart among it: it is the customer's now, with what they had before.
    queryClient.removeQueries();
    const me = await queryClient.fetchQuery(meQuery(api));
    const own = LOCALES.find((known) => known === me?.locale.toLowerCase()) ?? locale;
    const asked = returnPath(query.get('redirect'), location.origin) ?? paths.home(own);
    const page = matchPage(new URL(asked, location.origin).pathname);
    if (own === localeOf(asked) && own === locale) return navigate(asked, { replace: true });
    // Another language is another document.
    location.replace(page && own !== localeOf(asked) ? translatePath(page, own) : asked);
  };
}

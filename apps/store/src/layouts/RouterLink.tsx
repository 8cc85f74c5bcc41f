import type { LinkProps } from '@patine/ui/provider/UiProvider';
import { Link } from 'react-router-dom';
import { localeOf, matchPage } from '../pages.ts';
import { useLocale } from '../lib/store-context.tsx';

/** A link of ui inside the router: pages of this language change in place, everything else is a new document. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  const pathname = href.startsWith('/') ? href.replace(/[?#].*$/, '') : null;
  const inPlace = pathname !== null && localeOf(pathname) === locale && matchPage(pathname) !== null;
  return inPlace ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

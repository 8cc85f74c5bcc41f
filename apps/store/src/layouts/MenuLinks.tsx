import type { NavEntry } from '@patine/contract/content/structure';
import { FooterLink } from '@patine/ui/footer/FooterLink';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useMe } from '../features/session/use-me.ts';
import type { LayoutContent } from '../lib/content.query.ts';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';
import ThemeChoice from './ThemeChoice.tsx';

export type MenuLinksProps = {
  /** Navigation content; absent while it cannot be loaded. */
  content: LayoutContent | undefined;
  /** Called when the visitor follows a link. */
  onLeave: () => void;
};

const row = 'flex min-h-13 items-center border-b border-line py-2';

const pathsOf = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

/** Account, newsletter, theme, and the footer's links that the menu has not: below the first level of the phone menu. */
export default function MenuLinks({ content, onLeave }: MenuLinksProps) {
  const locale = useLocale();
  const me = useMe();
  const listed = new Set([
    ...pathsOf(content?.navBar ?? []),
    ...[paths.login, paths.account, paths.newsletter].map((pathOf) => pathOf(locale)),
  ]);
  const groups = (content?.footerNav ?? [])
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ path }) => {
        const isNew = !listed.has(path);
        listed.add(path);
        return isNew;
      }),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <ul>
        <li>
          <Link href={me ? paths.account(locale) : paths.login(locale)} onClick={onLeave} className={row}>
            <FormattedMessage id={me ? 'header.account' : 'header.login'} />
          </Link>
        </li>
        <li>
          <Link href={paths.newsletter(locale)} onClick={onLeave} className={row}>
            <FormattedMessage id="newsletter.title" />
          </Link>
        </li>
      </ul>
      <div className="columns-2 gap-x-6 pt-6">
        {groups.map(({ title, items }) => (
          <section key={title} className="break-inside-avoid pb-5">
            <h2 className="text-sm text-muted">{title}</h2>
            <ul aria-label={title}>
              {items.map((item) => (
                <li key={item.path}>
                  <FooterLink
                    item={item}
                    onClick={onLeave}
                    className="flex min-h-9 items-center py-1 text-sm/snug pointer-coarse:min-h-11"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="stitch-t pt-4">
        <ThemeChoice />
      </div>
    </>
  );
}

import { isElided } from '@patine/core';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Pagination } from '@patine/ui/pagination/Pagination';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { BrowseLinks } from '../../features/catalogue/BrowseLinks.tsx';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { Sharing } from '../../features/wishlist/Sharing.tsx';
import type { WishlistPage } from '../../features/wishlist/wishlist.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { EmailNotice } from './EmailNotice.tsx';
import { WishlistIntro } from './WishlistIntro.tsx';
import { WishlistProducts } from './WishlistProducts.tsx';

/** A wishlist with its products, including sold ones; its owner can share it. */
export function ListView({ list }: { list: WishlistPage }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { token, isMine, owner, total, page, pages } = list;
  const title =
    owner === null
      ? formatMessage({ id: 'wishlist.title' })
      : formatMessage({ id: isElided(owner) ? 'wishlist.titleOf.vowel' : 'wishlist.titleOf' }, { owner });
  const own = isMine || token === null ? undefined : token;

  return (
    <div className="wrap pt-6">
      <PageHead title={title} noindex />
      {/* The URL is the secret that grants access: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading
        title={title}
        aside={total > 0 ? <FormattedMessage id="wishlist.count" values={{ count: total }} /> : null}
      />
      {isMine && (total > 0 || token !== null) ? (
        <div className="mb-8 lg:grid lg:grid-cols-2 lg:gap-x-10">
          <Sharing token={token} onPrivate={() => void navigate(paths.wishlist(locale))} />
          <EmailNotice />
        </div>
      ) : null}
      {owner !== null && total > 0 ? (
        <p className="mb-6 max-w-prose text-muted">
          <FormattedMessage id="wishlist.vote.intro" values={{ owner }} />
        </p>
      ) : null}
      {total === 0 ? (
        isMine ? (
          <WishlistIntro messagePrefix="wishlist.empty" level={2}>
            <BrowseLinks />
          </WishlistIntro>
        ) : (
          <>
            <p className="py-8">
              <FormattedMessage id="wishlist.nothingShared" />
            </p>
            <Suggestions />
          </>
        )
      ) : (
        <>
          <WishlistProducts list={list} />
          <div className="mt-12">
            <Pagination page={page} pages={pages} hrefFor={(to) => paths.wishlist(locale, own, to)} />
          </div>
          <Suggestions
            alike={list.products.find(({ availability }) => availability !== 'AVAILABLE')?.name}
            without={list.products.map(({ reference }) => reference)}
          />
        </>
      )}
    </div>
  );
}

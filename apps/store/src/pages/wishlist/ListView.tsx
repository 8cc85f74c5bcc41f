import { isElided } from '@patine/core';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Pagination } from '@patine/ui/pagination/Pagination';
import { TextLink } from '@patine/ui/text-link/TextLink';
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

const SHARING = 'sharing';

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
  const sharing =
    isMine && (total > 0 || token !== null) ? (
      <div id={SHARING} className="my-8 scroll-mt-(--header-height) lg:grid lg:grid-cols-2 lg:gap-x-10">
        <Sharing token={token} onPrivate={() => void navigate(paths.wishlist(locale))} />
        <EmailNotice />
      </div>
    ) : null;

  return (
    <div className="wrap pt-6">
      <PageHead title={title} noindex />
      {/* The URL is the secret that grants access: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading
        title={title}
        aside={
          total > 0 ? (
            <span className="flex flex-wrap items-baseline gap-x-4">
              <FormattedMessage id="wishlist.count" values={{ count: total }} />
              {isMine ? (
                <TextLink href={`#${SHARING}`}>
                  <FormattedMessage id="wishlist.shareBelow" />
                </TextLink>
              ) : null}
            </span>
          ) : null
        }
      />
      {owner !== null && total > 0 ? (
        <p className="mb-6 max-w-prose text-muted">
          <FormattedMessage id="wishlist.vote.intro" values={{ owner }} />
        </p>
      ) : null}
      {total === 0 ? (
        isMine ? (
          <>
            {sharing}
            <WishlistIntro messagePrefix="wishlist.empty" level={2}>
              <BrowseLinks />
            </WishlistIntro>
          </>
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
          {sharing}
          <Suggestions
            alike={list.products.find(({ availability }) => availability !== 'AVAILABLE')?.name}
            without={list.products.map(({ reference }) => reference)}
          />
        </>
      )}
    </div>
  );
}

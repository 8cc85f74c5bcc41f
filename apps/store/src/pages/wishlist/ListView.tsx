import { isElided } from '@patine/core';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Pagination } from '@patine/ui/pagination/Pagination';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { NoProductsYet } from '../../features/catalogue/NoProductsYet.tsx';
import { Sharing } from '../../features/wishlist/Sharing.tsx';
import type { WishlistPage } from '../../features/wishlist/wishlist.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
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
    <div className="wrap pt-6 pb-12">
      <PageHead title={title} noindex />
      {/* The URL is the secret that grants access: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading
        title={title}
        aside={total > 0 ? <FormattedMessage id="wishlist.count" values={{ count: total }} /> : null}
      />
      {isMine && (total > 0 || token !== null) ? (
        <Sharing token={token} onPrivate={() => void navigate(paths.wishlist(locale))} />
      ) : null}
      {owner !== null && total > 0 ? (
        <p className="mb-6 max-w-prose text-muted">
          <FormattedMessage id="wishlist.vote.intro" values={{ owner }} />
        </p>
      ) : null}
      {total === 0 ? (
        isMine ? (
          <NoProductsYet messagePrefix="wishlist" />
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
          {isMine ? (
            <p className="mt-8 text-sm text-muted">
              <FormattedMessage id="wishlist.emails" />{' '}
              <TextLink href={paths.accountEmails(locale)}>
                <FormattedMessage id="wishlist.emails.choose" />
              </TextLink>
            </p>
          ) : null}
          <Suggestions
            alike={list.products.find(({ availability }) => availability !== 'AVAILABLE')?.name}
            without={list.products.map(({ reference }) => reference)}
          />
        </>
      )}
    </div>
  );
}

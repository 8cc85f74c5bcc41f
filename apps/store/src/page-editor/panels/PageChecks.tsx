import type { UnavailablePiece } from '@patine/contract/content/mentions';
import type { Locale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { useQueries } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { PublishChecks } from '../document/PublishChecks.tsx';
import { useEditorContext } from '../editor-context.ts';
import { linksAsTold } from '../links/checked-links.ts';
import { documentLinksQuery } from '../links/document-links-query.ts';
import { LinkFaults } from '../links/LinkFaults.tsx';
import { useLinkFaults } from '../links/use-link-faults.ts';
import { DropRemarks, dropsToCheck } from '../mentions/DropRemarks.tsx';
import { UnavailablePieces } from '../mentions/UnavailablePieces.tsx';
import { mentionsQuery } from '../mentions/mentions-query.ts';
import { withoutPiece } from '../mentions/without-piece.ts';
import { type PageDraft, savedBodyOf } from '../page-draft.ts';
import { documentIdOf } from '../shop-document.ts';
import { useLanguageLabel } from '../use-language-name.ts';
import { useNow } from '../use-now.ts';

/** When a page will be shown that is published now. */
const shownAt = ({ meta: { publishAt } }: PageDraft, now: number) =>
  typeof publishAt === 'string' ? Math.max(now, Date.parse(publishAt)) : now;

/** A page without a piece that was chosen in one of its blocks. */
export function pageWithout(page: PageDraft, { path }: Pick<UnavailablePiece, 'path'>): PageDraft {
  const [, zone, , place, ...rest] = path.split('.');
  return {
    ...page,
    zones: page.zones.map((one, index) =>
      index === Number(zone)
        ? {
            ...one,
            blocks: one.blocks.map((keyed, at) =>
              at === Number(place) ? { ...keyed, block: withoutPiece(keyed.block, rest.join('.')) } : keyed,
            ),
          }
        : one,
    ),
  };
}

/** Before publishing: links that lead nowhere, pieces that are sold, drops that are over, in each of these languages. */
export function PageChecks({ locales }: { locales: readonly Locale[] }) {
  const languageLabel = useLanguageLabel();
  const now = useNow();
  const { editorState, change } = useEditorContext();
  const { name, pages } = editorState;
  const written = locales.flatMap((locale) => {
    const page = pages[locale];
    return page ? [{ locale, page }] : [];
  });
  const links = useQueries({
    queries: written.map(({ locale, page }) => documentLinksQuery(name, locale, page)),
  });
  const mentions = useQueries({
    queries: written.map(({ locale, page }) => mentionsQuery(documentIdOf(name, locale), savedBodyOf(page))),
  });
  const { faults, waiting } = useLinkFaults(
    written.flatMap(({ locale, page }, index) =>
      linksAsTold(page, links[index]?.data ?? []).map((link) => ({ ...link, locale })),
    ),
  );
  const found = written.map(({ locale, page }, index) => {
    const mentioned = mentions[index]?.data;
    return {
      locale,
      faults: faults.filter(({ link }) => link.locale === locale),
      pieces: mentioned?.pieces ?? [],
      drops: mentioned ? dropsToCheck(mentioned, shownAt(page, now)) : [],
    };
  });
  const count = found.reduce(
    (sum, { faults, pieces, drops }) => sum + faults.length + pieces.length + drops.length,
    0,
  );
  const isChecking = waiting > 0 || [...links, ...mentions].some(({ isPending }) => isPending);
  const takeOut = (locale: Locale, piece: UnavailablePiece) =>
    change((before) => {
      const page = before.pages[locale];
      return page ? { ...before, pages: { ...before.pages, [locale]: pageWithout(page, piece) } } : before;
    });
  return (
    <PublishChecks isChecking={isChecking} count={count}>
      {found.map(({ locale, faults, pieces, drops }) => (
        <div key={locale} className="grid gap-3 empty:hidden">
          {faults.length > 0 ? (
            <Alert
              tone="notice"
              title={
                <FormattedMessage
                  id="pageEditor.publish.links"
                  values={{ count: faults.length, language: languageLabel(locale) }}
                />
              }
            >
              <LinkFaults faults={faults} />
            </Alert>
          ) : null}
          {pieces.length > 0 ? (
            <Alert
              tone="notice"
              title={
                <FormattedMessage
                  id="pageEditor.publish.unavailablePieces"
                  values={{ count: pieces.length, language: languageLabel(locale) }}
                />
              }
            >
              <p className="mb-1">
                <FormattedMessage id="pageEditor.publish.unavailablePieces.text" />
              </p>
              <UnavailablePieces pieces={pieces} onTakeOut={(piece) => takeOut(locale, piece)} />
            </Alert>
          ) : null}
          {drops.length > 0 ? (
            <Alert tone="notice" title={languageLabel(locale)}>
              <DropRemarks drops={drops} />
            </Alert>
          ) : null}
        </div>
      ))}
    </PublishChecks>
  );
}

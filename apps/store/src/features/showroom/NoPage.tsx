import { LOCALE_NAMES, LOCALES } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { FormattedMessage } from 'react-intl';
import { useDeskContext } from './desk-context.ts';
import { firstFrame } from './first-frame.ts';
import { copyOf, emptyPage } from './page-draft.ts';

/** A language that the page is not written in yet: from the other one, or from nothing. */
export function NoPage() {
  const { desk, language, change } = useDeskContext();
  const other = LOCALES.map((locale) => desk.pages[locale]).find((page) => page !== null);
  const begin = (fromOther: boolean) =>
    change((before) => {
      const frame = firstFrame(before.name, language);
      const page = fromOther && other ? copyOf(other, { ...other.frame, ...frame }) : emptyPage(frame);
      return { ...before, pages: { ...before.pages, [language]: page } };
    });
  return (
    <EmptyState
      title={<FormattedMessage id="showroom.noPage" values={{ language: LOCALE_NAMES[language] }} />}
      action={
        <>
          {other ? (
            <Button onClick={() => begin(true)}>
              <FormattedMessage id="showroom.noPage.copy" />
            </Button>
          ) : null}
          <Button tone="line" onClick={() => begin(false)}>
            <FormattedMessage id="showroom.noPage.empty" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="showroom.noPage.text" />
    </EmptyState>
  );
}

import { FormattedMessage } from 'react-intl';
import type { PageMeta } from '../page-draft.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { useNow } from '../use-now.ts';

/** Between which moments a page is shown, as far as they are still to come. */
export function ShownFromUntil({ meta }: { meta: PageMeta }) {
  const momentWords = useTimeMessage();
  const now = useNow();
  const toCome = (moment: unknown) =>
    typeof moment === 'string' && Date.parse(moment) > now ? momentWords(moment, 'long') : null;
  const from = toCome(meta['publishAt']);
  const until = toCome(meta['expireAt']);
  return (
    <>
      {from ? (
        <span className="block">
          <FormattedMessage id="pageEditor.publish.from" values={{ date: from }} />
        </span>
      ) : null}
      {until ? (
        <span className="block">
          <FormattedMessage id="pageEditor.publish.until" values={{ date: until }} />
        </span>
      ) : null}
    </>
  );
}

import { LOCALE_NAMES } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { FaultyPageError } from './content-api.ts';
import { useDeskContext } from './desk-context.ts';
import { anyChanged } from './desk.ts';
import { failureOf } from './failure-of.ts';
import { useOnline } from './use-online.ts';
import { useStandingWords } from './use-standing-words.ts';

/** Whether the shop has what is on the screen, in a line that is read out when it changes. */
export function SaveState() {
  const { desk, saved, saving } = useDeskContext();
  const isOnline = useOnline();
  const standingWords = useStandingWords();
  const { save, publish, isAway } = saving;
  const isSending = save.isPending || publish.isPending;
  const isChanged = anyChanged(desk, saved);
  const error = isSending || !isChanged ? null : (save.error ?? publish.error);
  const refused = error instanceof FaultyPageError ? save.variables?.locale : undefined;

  const words = () => {
    if (isAway) return <FormattedMessage id="showroom.state.away" />;
    if (isSending) return <FormattedMessage id="showroom.state.sending" />;
    if (!isOnline) return <FormattedMessage id="showroom.state.offline" />;
    if (refused)
      return <FormattedMessage id="showroom.state.refused" values={{ language: LOCALE_NAMES[refused] }} />;
    if (error) return <FormattedMessage id={failureOf(error)} />;
    return isChanged ? <FormattedMessage id="showroom.state.changed" /> : standingWords;
  };
  return (
    <output
      className={`block text-sm leading-snug ${error || isAway || !isOnline ? 'text-garance' : 'text-muted'}`}
    >
      {words()}
    </output>
  );
}

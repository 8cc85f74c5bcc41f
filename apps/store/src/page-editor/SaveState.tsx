import { FormattedMessage } from 'react-intl';
import { InvalidPageError } from './content-api.ts';
import { useEditorContext } from './editor-context.ts';
import { anyChanged } from './editor-state.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { useOnline } from './use-online.ts';
import { usePublishStatusMessage } from './use-publish-status-message.ts';
import { useLanguageLabel } from './use-language-name.ts';

/** Whether the shop has what is on the screen, in a line that is read out when it changes. */
export function SaveState() {
  const languageLabel = useLanguageLabel();
  const { editorState, saved, saving, isKeptByServer } = useEditorContext();
  const isOnline = useOnline();
  const statusMessage = usePublishStatusMessage();
  const { save, publish, isAway } = saving;
  const isSending = save.isPending || publish.isPending;
  const isChanged = anyChanged(editorState, saved);
  const error = isSending || !isChanged ? null : (save.error ?? publish.error);
  const refused = error instanceof InvalidPageError ? save.variables?.locale : undefined;

  const message = () => {
    if (isAway) return <FormattedMessage id="pageEditor.state.away" />;
    if (isSending) return <FormattedMessage id="pageEditor.state.sending" />;
    if (!isOnline) return <FormattedMessage id="pageEditor.state.offline" />;
    if (refused)
      return <FormattedMessage id="pageEditor.state.refused" values={{ language: languageLabel(refused) }} />;
    if (error) return <FailureMessage error={error} />;
    if (!isChanged) return statusMessage;
    return <FormattedMessage id={isKeptByServer ? 'pageEditor.state.kept' : 'pageEditor.state.changed'} />;
  };
  return (
    <output
      className={`block text-sm leading-snug ${error || isAway || !isOnline ? 'text-garance' : 'text-muted'}`}
    >
      {message()}
    </output>
  );
}

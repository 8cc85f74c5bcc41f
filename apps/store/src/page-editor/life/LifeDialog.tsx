import type { Locale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { allDocumentsQuery } from '../content-api.ts';
import { dropListQuery } from '../drops/drops-api.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { releasesQuery } from '../releases/releases-api.ts';
import { Backlinks, backlinksQuery, type Ending } from './Backlinks.tsx';
import type { LifeStep } from './life-steps.ts';

export type LifeDialogProps = {
  step: LifeStep;
  document: Ending;
  /** Where its messages begin. */
  messagePrefix: 'pageEditor.life' | 'dropEditor.life';
  /** What it is called, and the language that it is about where it is about one. */
  values: { name: string; language?: string };
  /** Language whose links are told; null for all. */
  language: Locale | null;
  act: () => Promise<unknown>;
  /** Told what was done, in words. */
  onDone: (message: string) => void;
  onClose: () => void;
};

/** Asks before a page or a drop is taken away, and tells what leads to it. */
export function LifeDialog(props: LifeDialogProps) {
  const { step, document, messagePrefix, values, language, act, onDone, onClose } = props;
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const life = useMutation({
    mutationFn: act,
    onSuccess: () => {
      void queries.invalidateQueries(allDocumentsQuery);
      void queries.invalidateQueries(dropListQuery);
      void queries.invalidateQueries(releasesQuery);
      onDone(formatMessage({ id: `${messagePrefix}.${step}.done` }, values));
    },
  });
  // Nobody agrees before having seen what leads here; its list also moves the button.
  const backlinks = useQuery({ ...backlinksQuery(document), enabled: step !== 'restore' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage id={`${messagePrefix}.${step}.title`} values={values} />}
      description={formatMessage({ id: `${messagePrefix}.${step}.text` }, values)}
      footer={
        <>
          <Button loading={life.isPending || backlinks.isLoading} onClick={() => life.mutate()}>
            <FormattedMessage id={`pageEditor.life.${step}`} values={values} />
          </Button>
          <Button tone="line" onClick={onClose}>
            <FormattedMessage id={`${messagePrefix}.keep`} />
          </Button>
        </>
      }
    >
      {step === 'restore' ? null : (
        <Backlinks document={document} messagePrefix={messagePrefix} language={language} />
      )}
      {life.error ? (
        <Alert tone="error" live className="mt-4">
          <FailureMessage error={life.error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

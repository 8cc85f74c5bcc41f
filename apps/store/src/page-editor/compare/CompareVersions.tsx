import '../without-eval.ts';
import type { Locale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Chip } from '@patine/ui/chip/Chip';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { Select } from '@patine/ui/select/Select';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentApi, versionsQuery } from '../document/document-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { fieldMessages } from '../form/field-messages.ts';
import type { BlockChange, ShowPageMessage } from '../iframe-messages.ts';
import type { PageDraft } from '../page-draft.ts';
import { useFramedPictures } from '../pictures/use-picture-ids.ts';
import { PreviewIframe } from '../preview/PreviewIframe.tsx';
import { SCREEN_WIDTHS, ScreenChips, type Screen } from '../preview/ScreenChips.tsx';
import { shownZones } from '../preview/shown-zones.ts';
import { documentIdOf, draftIn } from '../shop-document.ts';
import { useTimeMessage } from '../use-time-message.ts';
import { comparePages } from './compare-pages.ts';
import { useLanguageLabel } from '../use-language-name.ts';

const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];

/** What is on the screen, as a version. */
const SCREEN = 'screen';

/** Two versions of a page beside each other, with the blocks that differ marked. */
export default function CompareVersions({ onClose }: { onClose: () => void }) {
  const languageLabel = useLanguageLabel();
  const intl = useIntl();
  const { formatMessage } = intl;
  const { editorState, page, language } = useEditorContext();
  const timeMessage = useTimeMessage();
  const document = documentIdOf(editorState.name, language);
  const versions = useQuery(versionsQuery(document));
  const [older, setOlder] = useState<string | null>(null);
  const [newer, setNewer] = useState(SCREEN);
  const [seen, setSeen] = useState<Side>('after');
  const [screen, setScreen] = useState<Screen>('phone');
  const first = versions.data?.find(({ state }) => state !== 'draft') ?? versions.data?.[0];
  const before = useVersion(older ?? (first ? String(first.version) : null));
  const after = useVersion(newer);
  const compared = useMemo(
    () => (before.draft && after.draft ? comparePages(before.draft, after.draft) : null),
    [before.draft, after.draft],
  );
  const drafts = { before: before.draft, after: after.draft };
  const error = versions.error ?? before.error ?? after.error;
  const options = (versions.data ?? []).map(({ version, createdAt, state }) => (
    <option key={version} value={version}>
      {formatMessage(
        { id: 'compare.version' },
        {
          version,
          state: formatMessage({ id: `pageEditor.document.${state}` }),
          date: timeMessage(createdAt, 'medium'),
        },
      )}
    </option>
  ));
  const names = (compared?.fields ?? []).map((name) => fieldMessages(intl, 'page', name).label);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className="h-[92dvh] sm:max-w-none!"
      title={<FormattedMessage id="compare.title" values={{ language: languageLabel(language) }} />}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={formatMessage({ id: 'compare.before' })}
          required={false}
          value={older ?? String(first?.version ?? '')}
          onChange={({ target }) => setOlder(target.value)}
        >
          {options}
        </Select>
        <Select
          label={formatMessage({ id: 'compare.after' })}
          required={false}
          value={newer}
          onChange={({ target }) => setNewer(target.value)}
        >
          <option value={SCREEN}>{formatMessage({ id: 'compare.screen' })}</option>
          {options}
        </Select>
        <ScreenChips screen={screen} onChoose={setScreen} />
      </div>
      <output className="block py-3 text-sm">
        {compared ? (
          <FormattedMessage
            id="compare.count"
            values={{
              count: compared.count,
              fields: intl.formatList(names),
              hasFields: String(names.length > 0),
            }}
          />
        ) : null}
      </output>
      {error ? (
        <Alert tone="error" live className="mb-3">
          <FailureMessage error={error} />
        </Alert>
      ) : null}
      <fieldset
        aria-label={formatMessage({ id: 'pageEditor.seen' })}
        className="flex min-w-0 gap-2 pb-3 lg:hidden"
      >
        {SIDES.map((side) => (
          <Chip key={side} active={seen === side} aria-pressed={seen === side} onClick={() => setSeen(side)}>
            <FormattedMessage id={`compare.${side}`} />
          </Chip>
        ))}
      </fieldset>
      <div className="flex h-[calc(92dvh-16rem)] min-h-96 gap-4 bg-ecru p-4">
        {SIDES.map((side) => (
          <div key={side} className={`min-w-0 flex-1 flex-col ${seen === side ? 'flex' : 'hidden lg:flex'}`}>
            <p className="mb-2 text-sm font-semibold max-lg:hidden">
              <FormattedMessage id={`compare.${side}`} />
            </p>
            {compared ? (
              <Version
                draft={drafts[side] ?? page}
                marks={compared[side]}
                language={language}
                width={SCREEN_WIDTHS[screen]}
              />
            ) : error ? null : (
              <Skeleton className="h-full" />
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** A version by its number, or what is on the screen. */
function useVersion(version: string | null) {
  const { editorState, page, language } = useEditorContext();
  const { name } = editorState;
  const isScreen = version === SCREEN;
  const { data, error } = useQuery({
    queryKey: ['content-version', name, language, version],
    queryFn: () => documentApi.read(documentIdOf(name, language), Number(version)),
    enabled: version !== null && !isScreen,
    // A version never changes.
    staleTime: Infinity,
  });
  const read = useMemo(() => (data ? draftIn(name, data.body) : null), [data, name]);
  return { draft: isScreen ? page : read, error };
}

type VersionProps = {
  draft: PageDraft | null;
  marks: ReadonlyMap<string, BlockChange>;
  language: Locale;
  width: number;
};

function Version({ draft, marks, language, width }: VersionProps) {
  const framed = useFramedPictures();
  const message = useMemo(
    (): ShowPageMessage => ({
      about: 'showroom-page',
      zones: framed(shownZones(draft)),
      chosen: null,
      changes: Object.fromEntries(marks),
    }),
    [draft, marks, framed],
  );
  return <PreviewIframe language={language} width={width} message={message} />;
}

import { Chip } from '@patine/ui/chip/Chip';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { screenMessages } from '../../i18n/screen-messages.ts';
import { focusLater } from '../form/focus-later.ts';
import { fieldId } from '../form/form-context.ts';
import { useHasRole } from '../people/session.ts';
import { OtherDevice } from '../unsaved/OtherDevice.tsx';
import { OthersHere } from '../unsaved/OthersHere.tsx';
import { openedDrop } from '../unsaved/unsaved-api.ts';
import { ReleaseNote } from '../releases/ReleaseNote.tsx';
import { useServerWork } from '../unsaved/use-server-work.ts';
import { DropBar } from './DropBar.tsx';
import { DropFields } from './DropFields.tsx';
import type { DropStep } from './DropLife.tsx';
import { DropLifeDialog } from './DropLifeDialog.tsx';
import { DropPreview } from './DropPreview.tsx';
import { DropVersions } from './DropVersions.tsx';
import { dropId } from './drops-api.ts';
import { NewerDropVersion } from './NewerDropVersion.tsx';
import { PublishDrop } from './PublishDrop.tsx';
import { dropWorkOf, readDropWork, type StoredDrop } from './stored-drop.ts';
import { useDropDraft } from './use-drop-draft.ts';
import { useDropSaving } from './use-drop-saving.ts';

const AskReview = lazy(screenMessages(() => import('../people/AskReview.tsx')));
const AddToRelease = lazy(screenMessages(() => import('../releases/AddToRelease.tsx')));

export type DropEditorProps = { slug: string; stored: StoredDrop };

/** A drop in both languages on one side, its page at a date on the other. */
export function DropEditor({ slug, stored }: DropEditorProps) {
  const { formatMessage } = useIntl();
  const draft = useDropDraft(slug, stored);
  const saving = useDropSaving(draft);
  const opened = openedDrop(slug);
  const work = useServerWork(
    opened,
    draft.isChanged ? dropWorkOf({ body: draft.body, version: draft.saved.version }) : null,
  );
  const [panel, setPanel] = useState<'publish' | 'review' | 'versions' | 'release' | DropStep | null>(null);
  const [seen, setSeen] = useState<'form' | 'preview'>('form');
  const [isTried, setTried] = useState(false);
  const isPublisher = useHasRole('publisher');
  const close = () => setPanel(null);

  const save = () => {
    setTried(true);
    const [first] = draft.validationErrors;
    if (!draft.canSave && first) {
      setSeen('form');
      return focusLater(fieldId(first.path));
    }
    saving.save.mutate({ body: draft.body, base: draft.saved.version });
  };
  const publish = () => {
    if (!isPublisher && !draft.canSave) return save();
    setTried(true);
    saving.publish.reset();
    setPanel(isPublisher ? 'publish' : 'review');
  };

  const isDone =
    !draft.isChanged && draft.saved.version > 0 && draft.saved.publishedVersion === draft.saved.version;
  const saveWaiting = async () => {
    const { version } =
      draft.isChanged || draft.saved.version === 0
        ? await saving.save.mutateAsync({ body: draft.body, base: draft.saved.version })
        : draft.saved;
    return [{ ...dropId(slug), version }];
  };

  return (
    <>
      <DropBar
        draft={draft}
        saving={saving}
        isTried={isTried}
        isKeptByServer={work.isKept}
        onSave={save}
        isPublisher={isPublisher}
        onPublish={publish}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        <OtherDevice
          work={work}
          onTakeUp={(text) => {
            const theirs = readDropWork(text);
            if (!theirs) return;
            draft.change(() => theirs.body);
            draft.setSaved((before) => ({ ...before, version: theirs.version }));
          }}
        />
        <fieldset
          aria-label={formatMessage({ id: 'pageEditor.seen' })}
          className="flex min-w-0 gap-2 px-4 pt-4 sm:px-6 xl:hidden"
        >
          {(['form', 'preview'] as const).map((side) => (
            <Chip
              key={side}
              active={seen === side}
              aria-pressed={seen === side}
              onClick={() => setSeen(side)}
            >
              <FormattedMessage id={`pageEditor.seen.${side}`} />
            </Chip>
          ))}
        </fieldset>
        <div className="xl:grid xl:h-[calc(100dvh-4.5rem)] xl:grid-cols-[minmax(32rem,5fr)_minmax(0,4fr)] xl:grid-rows-[minmax(0,1fr)]">
          <div
            className={`${seen === 'form' ? '' : 'hidden xl:block'} relative px-4 py-5 sm:px-6 xl:overflow-y-auto xl:border-e xl:border-line`}
          >
            <OthersHere opened={opened} />
            <ReleaseNote documents={[draft.document]} place="screen" />
            <DropFields
              draft={draft}
              isTried={isTried}
              onVersions={() => setPanel('versions')}
              onStep={setPanel}
            />
          </div>
          <div className={`${seen === 'preview' ? '' : 'hidden xl:block'} min-w-0`}>
            <DropPreview draft={draft} />
          </div>
        </div>
      </main>
      <PublishDrop
        open={panel === 'publish' && !saving.newer}
        draft={draft}
        saving={saving}
        onRelease={() => setPanel('release')}
        onClose={close}
      />
      {panel === 'release' && !saving.newer ? (
        <Suspense>
          <AddToRelease save={saveWaiting} isDone={isDone} onClose={close} />
        </Suspense>
      ) : null}
      {panel === 'review' && !saving.newer ? (
        <Suspense>
          <AskReview save={saveWaiting} isDone={isDone} onClose={close} />
        </Suspense>
      ) : null}
      {panel === 'archive' || panel === 'restore' || panel === 'delete' ? (
        <DropLifeDialog
          step={panel}
          slug={slug}
          name={draft.name}
          onLeave={() => {
            draft.leave();
            work.forget();
          }}
          onClose={close}
        />
      ) : null}
      <DropVersions open={panel === 'versions'} draft={draft} onClose={close} />
      {saving.newer ? <NewerDropVersion newer={saving.newer} draft={draft} saving={saving} /> : null}
    </>
  );
}

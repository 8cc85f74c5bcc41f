import { Button } from '@patine/ui/button/Button';
import { CopyButton } from '@patine/ui/copy-button/CopyButton';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { editorPaths } from '../editor-paths.ts';
import { hasAddress } from './check-page.ts';
import { useEditorContext } from './editor-context.ts';
import { isChanged } from './editor-state.ts';
import { shopPathOf } from './publish-status.ts';
import { useNow } from './use-now.ts';
import { PageLife } from './life/PageLife.tsx';

/** The ways out of a page: its preview, its versions, its JSON. */
export function PageTools() {
  const { editorState, saved, language, show } = useEditorContext();
  const now = useNow();
  const stored = saved[language];
  const previewPath = stored?.previewPath;
  const shopPath = stored && shopPathOf(stored, now);
  const isPartOfPages = !hasAddress(editorState.name) && editorState.name !== 'home';
  return (
    <section aria-labelledby="tools" className="stitch-t mt-8 pt-6">
      <h2 id="tools" className="heading mb-2 text-xl">
        <FormattedMessage id="pageEditor.tools" />
      </h2>
      <p className="mb-3 text-sm text-muted">
        {previewPath ? (
          <>
            {shopPath ? (
              <TextLink href={editorPaths.today(shopPath)} target="_blank">
                <FormattedMessage id="pageEditor.preview.published" />
              </TextLink>
            ) : (
              <TextLink href={previewPath} target="_blank">
                <FormattedMessage id="pageEditor.preview.open" />
              </TextLink>
            )}{' '}
            <FormattedMessage
              id={
                isChanged(editorState, saved, language)
                  ? 'pageEditor.preview.older'
                  : 'pageEditor.preview.same'
              }
              values={{ version: stored.version }}
            />
          </>
        ) : (
          <FormattedMessage id={isPartOfPages ? 'pageEditor.preview.none' : 'pageEditor.preview.later'} />
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {previewPath ? (
          <CopyButton text={location.origin + previewPath}>
            <FormattedMessage id="pageEditor.preview.copy" />
          </CopyButton>
        ) : null}
        <Button tone="line" size="sm" onClick={() => show('versions')}>
          <FormattedMessage id="pageEditor.versions" />
        </Button>
        {(saved[language]?.version ?? 0) > 0 ? (
          <Button tone="line" size="sm" onClick={() => show('compare')}>
            <FormattedMessage id="compare.open" />
          </Button>
        ) : null}
        <Button tone="line" size="sm" onClick={() => show('release')}>
          <FormattedMessage id="release.addTo.open" />
        </Button>
        <Button tone="line" size="sm" onClick={() => show('json')}>
          <FormattedMessage id="pageEditor.json" />
        </Button>
        <Button tone="line" size="sm" onClick={() => show('duplicate')}>
          <FormattedMessage id="pageEditor.duplicate" />
        </Button>
      </div>
      <PageLife />
    </section>
  );
}

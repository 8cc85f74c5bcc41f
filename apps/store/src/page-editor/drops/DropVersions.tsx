import { FormattedMessage } from 'react-intl';
import { VersionsDrawer } from '../document/VersionsDrawer.tsx';
import { isRecord } from '../page-draft.ts';
import { dropId } from './drops-api.ts';
import type { DropDraft } from './use-drop-draft.ts';

export type DropVersionsProps = { open: boolean; draft: DropDraft; onClose: () => void };

/** What the drop was before. */
export function DropVersions({ open, draft: { slug, saved, change }, onClose }: DropVersionsProps) {
  return (
    <VersionsDrawer
      open={open}
      document={dropId(slug)}
      title={<FormattedMessage id="pageEditor.versions" />}
      none={saved.version > 0 ? null : <FormattedMessage id="dropEditor.versions.none" />}
      onRestore={({ body }) => {
        if (isRecord(body)) change(() => body);
      }}
      onClose={onClose}
    />
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';

export type PublishedAtProps = {
  /** Paths of the shop, each with what is to be said of it. */
  pages: readonly { path: string; remark?: ReactNode }[];
};

/** Says that a document is published, and leads to where it is shown. */
export function PublishedAt({ pages }: PublishedAtProps) {
  return (
    <Alert tone="success" live title={<FormattedMessage id="pageEditor.publish.done" />}>
      <ul className="mt-1 grid gap-1">
        {pages.map(({ path, remark }) => (
          <li key={path}>
            <TextLink href={editorPaths.today(path)} target="_blank">
              {path}
            </TextLink>
            {remark}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

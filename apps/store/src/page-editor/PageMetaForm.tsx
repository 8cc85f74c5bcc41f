import './without-eval.ts';
import { pageSchema } from '@patine/contract/content/structure';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { hasAddress } from './check-page.ts';
import { useEditorContext } from './editor-context.ts';
import { MetaFields } from './form/MetaFields.tsx';
import type { PageDraft } from './page-draft.ts';

const OWN = {
  title: true,
  description: true,
  path: true,
  image: true,
  publishAt: true,
  expireAt: true,
} as const;

/** The address is not optional for a page that editors write. */
const schema = z.toJSONSchema(pageSchema.pick(OWN).required({ path: true }), { io: 'input' }) as FieldSchema;
const { path: _, ...others } = schema.properties ?? {};
const schemaWithoutAddress: FieldSchema = { ...schema, properties: others };

/** What other sites show of a page. */
const SHARED_PICTURE = { width: 1200, height: 630 };

const pictureSize = () => SHARED_PICTURE;

/** What a page says of itself: title, description, address, picture and dates. */
export function PageMetaForm({ page }: { page: PageDraft }) {
  const { name } = useEditorContext().editorState;
  return (
    <section aria-labelledby="frame" className="stitch-t mt-8 pt-6">
      <h2 id="frame" className="heading mb-4 text-xl">
        <FormattedMessage id="pageEditor.frame" />
      </h2>
      <MetaFields
        schema={hasAddress(name) ? schema : schemaWithoutAddress}
        draft={page}
        subject="page"
        pictureSize={pictureSize}
      />
    </section>
  );
}

import { Unstyled } from '@storybook/addon-docs/blocks';
import { Titles } from './Titles.tsx';
import type { EditorDocs } from '../../packages/ui/src/blocks/editors-page.ts';
import { EDITOR_DOCS } from '../../packages/ui/src/blocks/editors-pages.ts';
import type { BlockType } from '../../packages/contract/src/content/blocks.ts';
import { WANTED } from './component-choices.ts';
import { wantedId } from './search-words.ts';

/** What a designer looks for, with the components for it. */
export const ComponentChooser = () => (
  <Unstyled>
    <dl className="font-text text-base text-ink">
      {WANTED.map(({ need, use, why }) => (
        <div
          key={need}
          className="grid gap-x-6 gap-y-1 border-b border-dashed border-line py-3 lg:grid-cols-3"
        >
          <dt className="font-semibold">
            {need.split(', ').map((word, at) => (
              <span key={word} id={wantedId(word)}>
                {at > 0 ? ', ' : null}
                {word}
              </span>
            ))}
          </dt>
          <dd className="lg:col-span-2">
            {use.length === 0 ? <strong className="font-semibold">None. </strong> : null}
            <Titles titles={use} />
            {use.length === 0 ? why : <p className="text-muted">{why}</p>}
          </dd>
        </div>
      ))}
    </dl>
  </Unstyled>
);

const blockTitle = ({ type }: EditorDocs<BlockType>) =>
  `Blocks/${type.replace(/^./, (letter) => letter.toUpperCase())}`;

/** Each block that pages of editors are made of, with what it is for. */
export const BlockChooser = () => (
  <Unstyled>
    <dl className="font-text text-base text-ink">
      {Object.values(EDITOR_DOCS).map((docs) => (
        <div
          key={docs.type}
          className="grid gap-x-6 gap-y-1 border-b border-dashed border-line py-3 lg:grid-cols-3"
        >
          <dt className="font-semibold">
            <Titles titles={[blockTitle(docs)]} />
          </dt>
          <dd className="lg:col-span-2">{docs.purpose}</dd>
        </div>
      ))}
    </dl>
  </Unstyled>
);

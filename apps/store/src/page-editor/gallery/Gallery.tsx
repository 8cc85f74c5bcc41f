import '../without-eval.ts';
import type { BlockType } from '@patine/contract/content/blocks';
import { pictureBlocks } from '@patine/contract/content/blocks/pictures';
import { productBlocks } from '@patine/contract/content/blocks/products';
import { textBlocks } from '@patine/contract/content/blocks/text';
import { LOCALES } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Dialog } from '@patine/ui/dialog/Dialog';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Switch } from '@patine/ui/switch/Switch';
import { TextField } from '@patine/ui/text-field/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../lib/store-context.tsx';
import { addBlock } from '../arrange.ts';
import { useEditorContext } from '../editor-context.ts';
import { exampleOf, examplePicturesQuery } from '../examples.ts';
import { foundTypes } from './found-types.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { freshKey, type Pages } from '../page-draft.ts';
import { useLanguageName } from '../use-language-name.ts';

const GROUPS = {
  words: Object.keys(textBlocks),
  pictures: Object.keys(pictureBlocks),
  products: Object.keys(productBlocks),
} as Record<'words' | 'pictures' | 'products', BlockType[]>;

const NO_PICTURES: string[] = [];

export type GalleryProps = {
  /** Key of the zone that a block is added to; closed while null. */
  zoneKey: string | null;
  onClose: () => void;
};

/** Every type of block, with its picture and what it is for, found by words. A chosen one joins the page as its example, to be written over. */
export function Gallery({ zoneKey, onClose }: GalleryProps) {
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  const { editorState, page, language, change, choose } = useEditorContext();
  const [inBoth, setInBoth] = useState(true);
  const [words, setWords] = useState('');
  const { data: pictures = NO_PICTURES } = useQuery({
    ...examplePicturesQuery(useApi(), language),
    enabled: zoneKey !== null,
  });
  const other = LOCALES.find((locale) => locale !== language && editorState.pages[locale] !== null);
  const place = page?.zones.findIndex(({ key }) => key === zoneKey) ?? -1;

  const close = () => {
    setWords('');
    onClose();
  };
  const add = (type: BlockType) => {
    const chosen = freshKey();
    change((before) => {
      const pages: Pages = { ...before.pages };
      for (const locale of LOCALES) {
        const own = pages[locale];
        const zone = own?.zones[place] ?? own?.zones.at(-1);
        if (!own || !zone || (locale !== language && !inBoth)) continue;
        const key = locale === language ? chosen : freshKey();
        pages[locale] = addBlock(own, zone.key, { key, block: exampleOf(type, locale, pictures) });
      }
      return { ...before, pages };
    });
    close();
    choose(chosen);
  };
  const groups = Object.entries(GROUPS).map(([group, types]) => {
    const named = types.map((type) => ({
      type,
      name: formatMessage({ id: `pageEditor.block.${type}` }),
      purpose: formatMessage({ id: `pageEditor.purpose.${type}` }),
    }));
    return [group, foundTypes(named, words)] as const;
  });
  const count = groups.reduce((sum, [, types]) => sum + types.length, 0);

  return (
    <Dialog
      size="lg"
      className="h-[92dvh]"
      open={zoneKey !== null}
      onOpenChange={close}
      title={<FormattedMessage id="pageEditor.gallery" />}
      description={formatMessage({ id: 'pageEditor.gallery.text' })}
    >
      {other ? (
        <Switch
          className="mb-6"
          label={<FormattedMessage id="pageEditor.gallery.both" values={{ language: languageName(other) }} />}
          checked={inBoth}
          onChange={({ target }) => setInBoth(target.checked)}
        />
      ) : null}
      <TextField
        type="search"
        data-focus-first
        className="mb-6"
        required={false}
        maxLength={60}
        label={formatMessage({ id: 'pageEditor.gallery.search' })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output className="sr-only">
        {words.trim() === '' ? null : <FormattedMessage id="pageEditor.gallery.found" values={{ count }} />}
      </output>
      {count === 0 ? (
        <EmptyState
          title={<FormattedMessage id="pageEditor.gallery.none" />}
          action={
            <Button tone="line" onClick={() => setWords('')}>
              <FormattedMessage id="pageEditor.gallery.every" />
            </Button>
          }
        />
      ) : null}
      {groups
        .filter(([, types]) => types.length > 0)
        .map(([group, types]) => (
          <section key={group} className="mb-7" aria-labelledby={`gallery-${group}`}>
            <h3 id={`gallery-${group}`} className="heading mb-3 text-lg">
              <FormattedMessage id={`pageEditor.gallery.${group}`} />
            </h3>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {types.map((type) => (
                <li key={type} className="grid">
                  <GalleryCard
                    type={type}
                    language={language}
                    pictures={pictures}
                    onChoose={() => add(type)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Dialog>
  );
}

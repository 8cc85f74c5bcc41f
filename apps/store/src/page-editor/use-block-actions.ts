import { useIntl } from 'react-intl';
import { duplicateBlock, moveBlock, placeBlock, removeBlock, type Side } from './arrange.ts';
import { useEditorContext } from './editor-context.ts';
import { focusLater } from './form/focus-later.ts';
import { blockIn, freshKey, type KeyedBlock } from './page-draft.ts';
import { useBlockName } from './use-block-name.ts';

/** What can be done to a block as a whole, and what that is called. */
export function useBlockActions({ key, block }: KeyedBlock) {
  const { formatMessage } = useIntl();
  const { page, changePage, choose, chosen, notify } = useEditorContext();
  const nameOf = useBlockName();
  const name = nameOf(block.type);
  const translate = (action: string) => formatMessage({ id: `pageEditor.block-action.${action}` }, { name });
  return {
    translate,
    move: (by: -1 | 1) => {
      changePage((page) => moveBlock(page, key, by));
      const ids = [`row.${key}.up`, `row.${key}.down`];
      focusLater(...(by < 0 ? ids : ids.toReversed()));
    },
    /** Puts another block, which was dropped here, on one side of this one. */
    place: (dragged: string, side: Side) => {
      changePage((before) => placeBlock(before, dragged, key, side));
      const moved = blockIn(page, dragged);
      if (moved)
        notify(
          formatMessage({ id: 'pageEditor.block-action.placed' }, { name: nameOf(moved.block.type) }),
          true,
        );
    },
    duplicate: () => {
      const copyKey = freshKey();
      changePage((page) => duplicateBlock(page, key, copyKey));
      if (chosen !== null) choose(copyKey);
      notify(translate('duplicated'), true);
    },
    remove: () => {
      choose(null);
      changePage((page) => removeBlock(page, key));
      notify(translate('removed'), true);
      focusLater('outline');
    },
  };
}

import { LOCALES } from '@patine/core';
import { IconButton } from '@patine/ui/icon-button/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import MessageSquare from 'lucide-react/icons/message-square';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { FormattedMessage } from 'react-intl';
import { useOpenComments } from './comments/use-comments.ts';
import { DragHandle } from './drag/DragHandle.tsx';
import { DropLine } from './drag/DropLine.tsx';
import { useSortable } from './drag/use-sortable.ts';
import { blockErrors } from './block-errors.ts';
import { useEditorContext } from './editor-context.ts';
import { isToFillIn } from './errors-within.ts';
import { isStillExample, saysTheSame } from './examples.ts';
import { excerptOf } from './excerpt.ts';
import type { LinkMarks } from './links/link-marks.ts';
import { LinkMark } from './links/LinkMark.tsx';
import type { KeyedBlock } from './page-draft.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useBlockName } from './use-block-name.ts';
import { useLanguageName } from './use-language-name.ts';

export type BlockRowProps = {
  row: KeyedBlock;
  /** What is wrong with its links; undefined until they are checked. */
  links?: LinkMarks | undefined;
  isFirst: boolean;
  isLast: boolean;
};

/** A block of the page: pressed, it opens its fields. */
export function BlockRow({ row, links, isFirst, isLast }: BlockRowProps) {
  const { editorState, saved, language, page, choose } = useEditorContext();
  const languageName = useLanguageName();
  const name = useBlockName()(row.block.type);
  const { translate, move, place, duplicate, remove } = useBlockActions(row);
  const {
    row: element,
    handle,
    side,
    isDragged,
  } = useSortable<HTMLLIElement>({ group: 'block', id: row.key, onPlace: place });
  const comments = useOpenComments(row.key);
  const validationErrors = page ? blockErrors(page, row, saved[language]) : [];
  const same = LOCALES.find(
    (other) => other !== language && saysTheSame(row.block, editorState.pages[other]),
  );
  const toFillIn = isToFillIn(validationErrors);
  return (
    <li
      ref={element}
      className={`relative flex items-center gap-0.5 border-line not-first:border-t ${isDragged ? 'opacity-50' : ''}`}
    >
      <DropLine side={side} />
      <DragHandle ref={handle} />
      <button
        type="button"
        id={`row.${row.key}`}
        className="min-h-13 min-w-0 flex-1 py-2 ps-1 pe-4 text-start -outline-offset-2 hover:bg-ecru"
        onClick={() => choose(row.key)}
      >
        <span className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-semibold">{name}</span>
          {validationErrors.length > 0 ? (
            <span className={`inline-flex items-center gap-1 ${toFillIn ? 'text-muted' : 'text-garance'}`}>
              {toFillIn ? null : <CircleAlert aria-hidden className="size-3.5 shrink-0" />}
              <FormattedMessage
                id={toFillIn ? 'pageEditor.toFillIn' : 'pageEditor.errors'}
                values={{ count: validationErrors.length }}
              />
            </span>
          ) : null}
          {links ? <LinkMark marks={links} /> : null}
          {comments > 0 ? (
            <span className="inline-flex items-center gap-1 text-denim">
              <MessageSquare aria-hidden className="size-3.5" />
              <FormattedMessage id="comment.waiting" values={{ count: comments }} />
            </span>
          ) : null}
          {isStillExample(row.block, language) ? (
            <span className="text-muted">
              <FormattedMessage id="pageEditor.example" />
            </span>
          ) : null}
          {same ? (
            <span className="text-muted">
              <FormattedMessage id="pageEditor.sameWords" values={{ language: languageName(same) }} />
            </span>
          ) : null}
        </span>
        <span className="block truncate text-sm text-muted">{excerptOf(row.block)}</span>
      </button>
      <IconButton
        id={`row.${row.key}.up`}
        label={translate('up')}
        disabled={isFirst}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        id={`row.${row.key}.down`}
        label={translate('down')}
        disabled={isLast}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={translate('duplicate')} onClick={duplicate} className="max-sm:hidden">
        <Copy aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={translate('remove')} onClick={remove} className="max-sm:hidden">
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

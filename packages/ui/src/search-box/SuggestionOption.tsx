import { cx } from 'class-variance-authority';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

const SIGNS = {
  recent: History,
  search: Search,
  popular: TrendingUp,
  category: LayoutGrid,
  brand: Tag,
} as const;

export type SuggestionOptionProps = {
  /** Id that the search field references while the option is marked. */
  id: string;
  /** The suggestion that it shows. */
  item: Suggestion;
  /** The sign before the text; a photograph takes its place. */
  sign: SuggestionGroup['sign'];
  /** True for the option that Enter selects. */
  marked: boolean;
  /** Typed text, distinguished in the option’s text. */
  typed: string;
  /** Called when the link is followed. */
  onChoose: () => void;
};

/** One suggestion as a link. */
export function SuggestionOption({ id, item, sign, marked, typed, onChoose }: SuggestionOptionProps) {
  const { text, lang, href, detail, image, note } = item;
  const Sign = sign && SIGNS[sign];
  return (
    <Link
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element cannot be a link
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      href={href}
      // Keeps focus in the field: losing it would close the list before the link is followed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 items-center gap-3 px-3.5 py-1.5 hover:bg-ecru aria-selected:bg-ecru aria-selected:inset-ring aria-selected:inset-ring-denim',
        !sign && !image && 'justify-center font-semibold underline underline-offset-4',
      )}
    >
      {image ? (
        <span className="w-11 shrink-0">
          <Picture id={image} alt="" sizes="2.75rem" ratio="portrait" maxWidth={256} eager />
        </span>
      ) : null}
      {Sign ? <Sign aria-hidden className="size-4 shrink-0 text-muted" /> : null}
      <span className={cx('min-w-0', (sign || image) && 'flex-1')}>
        <span lang={lang} className="line-clamp-2 wrap-break-word">
          <Typed text={text} typed={image || sign === 'recent' ? '' : typed} />
        </span>
        {note ? <span className="line-clamp-1 text-sm text-muted">{note}</span> : null}
      </span>
      {detail ? (
        <span
          className={cx('max-w-2/5 truncate text-sm tabular-nums', image ? 'font-semibold' : 'text-muted')}
        >
          {detail}
        </span>
      ) : null}
    </Link>
  );
}

/** The typed part in regular, the rest in bold. */
function Typed({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {at > 0 ? <b className="font-semibold">{text.slice(0, at)}</b> : null}
      {text.slice(at, end)}
      {end < text.length ? <b className="font-semibold">{text.slice(end)}</b> : null}
    </>
  );
}

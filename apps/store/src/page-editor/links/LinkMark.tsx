import Languages from 'lucide-react/icons/languages';
import Unlink from 'lucide-react/icons/unlink';
import { FormattedMessage } from 'react-intl';
import type { LinkMarks } from './link-marks.ts';

const SIGNS = { broken: Unlink, otherLanguage: Languages };

/** Marks what has links to check, or to the other language. */
export const LinkMark = ({ marks }: { marks: LinkMarks }) =>
  (['broken', 'otherLanguage'] as const).map((kind) => {
    const Sign = SIGNS[kind];
    return marks[kind] > 0 ? (
      <span
        key={kind}
        className={`inline-flex items-center gap-1 text-sm ${kind === 'broken' ? 'text-garance' : 'text-denim'}`}
      >
        <Sign aria-hidden className="size-3.5 shrink-0" />
        <FormattedMessage id={`pageEditor.linkMark.${kind}`} values={{ count: marks[kind] }} />
      </span>
    ) : null;
  });

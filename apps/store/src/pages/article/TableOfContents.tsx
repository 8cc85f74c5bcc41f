import ChevronDown from 'lucide-react/icons/chevron-down';
import { FormattedMessage } from 'react-intl';
import type { Section } from './table-of-contents.ts';

const HEADING = 'contents';

/** Table of contents of a long page; collapsed on phones, so that the text starts on the first screen. */
export const TableOfContents = ({ sections }: { sections: readonly Section[] }) => (
  <nav aria-labelledby={HEADING} className="stitch-t stitch-b print:hidden">
    <details className="unfold unfold-sm group">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold sm:pointer-events-none sm:pt-2 [&::-webkit-details-marker]:hidden">
        <h2 id={HEADING}>
          <FormattedMessage id="article.contents" />
        </h2>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180 sm:hidden" />
      </summary>
      <ol className="gap-x-10 pb-4 sm:columns-2 xl:columns-3">
        {sections.map(({ anchor, title }) => (
          <li key={anchor} className="break-inside-avoid">
            <a
              href={`#${anchor}`}
              className="inline-block py-1.5 text-pretty text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);

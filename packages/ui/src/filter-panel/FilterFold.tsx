import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

export type FilterFoldProps = {
  title: string;
  /** Words that explain the filter, above its options. */
  hint?: string | undefined;
  folded?: boolean | undefined;
  children: ReactNode;
};

/** A filter that folds by itself, with or without the page's script. */
export function FilterFold({ title, hint, folded = false, children }: FilterFoldProps) {
  return (
    <details data-slot="filter-fold" open={!folded} className="group/fold border-b border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration group-open/fold:rotate-180"
        />
      </summary>
      <div className="pb-5">
        {hint ? <p className="mb-2 text-sm text-muted">{hint}</p> : null}
        {children}
      </div>
    </details>
  );
}

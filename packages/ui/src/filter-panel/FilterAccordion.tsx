import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, type ReactNode } from 'react';
import { useOpened } from '../disclosure-menu/use-opened.ts';

export type FilterAccordionProps = {
  /** Name of the filter; toggles it. */
  title: string;
  /** Explanation of the filter above its options. */
  hint?: string | undefined;
  /** True when it is initially collapsed. */
  folded?: boolean | undefined;
  /** Content; as a function, it is rendered when first expanded. */
  children: ReactNode | (() => ReactNode);
};

/** A collapsible filter that works without JavaScript. */
export function FilterAccordion({ title, hint, folded = false, children }: FilterAccordionProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { opened, onToggle } = useOpened(ref, !folded);
  return (
    <details
      ref={ref}
      data-slot="filter-fold"
      open={!folded}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      onToggle={onToggle}
      className="group/fold border-b border-line"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="pb-5">
        {hint ? <p className="mb-2 text-sm text-muted">{hint}</p> : null}
        {typeof children === 'function' ? (opened ? children() : null) : children}
      </div>
    </details>
  );
}

import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type AccordionProps = Omit<ComponentPropsWithRef<'details'>, 'name' | 'title'> & {
  /** Label of the toggle. */
  title: ReactNode;
  /** Content at the end of the title, such as the number of active filters. */
  trailing?: ReactNode;
  /** True when it is open initially. */
  defaultOpen?: boolean;
  /** Name of a group of accordions of which only one is open at a time. */
  name?: string;
  /** Heading level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Content of the panel. */
  children: ReactNode;
};

/** A native details element: it opens without JavaScript, and when a search in the page finds text in it. */
export function Accordion({
  title,
  trailing,
  defaultOpen,
  name,
  level = 3,
  children,
  className,
  ...rest
}: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      data-slot="accordion"
      className={cx('unfold group border-t border-line', className)}
      {...rest}
      open={defaultOpen}
      name={name}
    >
      <summary className="flex min-h-13 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <Heading className="flex-1 text-lg font-medium">{title}</Heading>
        {trailing ? <span className="text-sm text-muted">{trailing}</span> : null}
        <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

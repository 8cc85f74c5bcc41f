import type { ReactNode, Ref } from 'react';

export type SectionProps = {
  id: string;
  title: ReactNode;
  /** The heading, which receives the focus when the section collapses. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Section({ id, title, ref, children }: SectionProps) {
  return (
    <section aria-labelledby={`checkout-${id}`}>
      <h2 ref={ref} id={`checkout-${id}`} tabIndex={-1} className="heading mb-4 text-2xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

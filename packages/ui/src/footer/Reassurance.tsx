import type { ReactNode } from 'react';

export type ReassuranceProps = {
  /** An icon. */
  sign: ReactNode;
  /** Short promise. */
  title: ReactNode;
  /** Its conditions. */
  children: ReactNode;
};

export function Reassurance({ sign, title, children }: ReassuranceProps) {
  return (
    <li data-slot="reassurance" className="grid grid-cols-[1.5rem_1fr] content-start gap-x-3.5">
      {sign}
      <p className="font-semibold">{title}</p>
      <p className="col-start-2 text-sm text-ink-soft">{children}</p>
    </li>
  );
}

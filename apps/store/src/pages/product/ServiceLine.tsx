import type { ComponentType, ReactNode } from 'react';

export type ServiceLineProps = {
  Sign: ComponentType<{ 'aria-hidden': true; strokeWidth: number; className: string }>;
  title: ReactNode;
  children: ReactNode;
};

/** One service with its icon. */
export const ServiceLine = ({ Sign, title, children }: ServiceLineProps) => (
  <li className="grid grid-cols-[1.5rem_1fr] gap-x-3.5 text-sm">
    <Sign aria-hidden strokeWidth={1.5} className="row-span-2" />
    <b className="font-semibold">{title}</b>
    <span className="text-pretty text-ink-soft">{children}</span>
  </li>
);

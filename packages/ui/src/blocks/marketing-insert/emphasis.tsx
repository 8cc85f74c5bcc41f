import type { ReactNode } from 'react';

/** Sets `*words*` between stars in the accent italic; a lone star stays a star. */
export function withEmphasis(title: string): ReactNode[] {
  const parts = title.split(/\*([^*]+)\*/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <em key={`${part} ${parts.slice(0, index).join('')}`} className="text-garance italic">
        {part}
      </em>
    ) : (
      part
    ),
  );
}

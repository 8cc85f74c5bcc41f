import type { ReactNode } from 'react';

/** Renders `*text*` between asterisks in the accent italic; a single asterisk is kept. */
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

import type { ReactNode } from 'react';

export type MeasuresProps = {
  /** Column headings. */
  heads: readonly string[];
  /** One row per value, beginning with its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table of names and values. */
export const Measures = ({ heads, rows }: MeasuresProps) => (
  <table className="w-full border-collapse text-sm">
    <thead>
      <tr className="border-b border-ink text-left">
        {heads.map((head) => (
          <th key={head} scope="col" className="py-2 pr-5 font-semibold">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name} className="border-b border-dashed border-line align-top">
          <th scope="row" className="py-2.5 pr-5 text-left font-semibold whitespace-nowrap">
            {name}
          </th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]} className="py-2.5 pr-5 tabular-nums">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

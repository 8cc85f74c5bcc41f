import type { ReactNode } from 'react';
import type { BlockType } from '../packages/contract/src/content/blocks.ts';
import type { EditorDocs, ImageSize } from '../packages/ui/src/blocks/editors-page.ts';
import type { FieldRow } from '../packages/ui/src/blocks/field-rows.ts';

/** The id of a section by its title: `On screens` is `on-screens`. */
export const sectionId = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The heading of a section, as those of pages written in Markdown. */
export const SectionTitle = ({ children }: { children: string }) => (
  <h2 id={sectionId(children)} className="stitch-t mt-14 mb-4 pt-5 heading text-[1.75rem]">
    {children}
  </h2>
);

/** The name of a story below the heading of its section. */
export const StoryTitle = ({ children }: { children: string }) => (
  <h3 className="heading text-[1.25rem]">{children}</h3>
);

export function Advice({ editors }: { editors: EditorDocs<BlockType> }) {
  return (
    <dl className="mt-8 grid gap-5 sm:grid-cols-2">
      <div className="border-t-2 border-moss bg-ecru px-5 py-4">
        <dt className="font-semibold text-moss">Do</dt>
        <dd className="mt-1">{editors.do}</dd>
      </div>
      <div className="border-t-2 border-garance bg-ecru px-5 py-4">
        <dt className="font-semibold text-garance-deep">Don’t</dt>
        <dd className="mt-1">{editors.dont}</dd>
      </div>
    </dl>
  );
}

export function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    // On a narrow screen, a wide table scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={heads.join(', ')} className="overflow-x-auto">
      <table className="w-full min-w-160 border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-5 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Classes of a row of a `Table`. */
export const rowLook = 'border-b border-dashed border-line align-top [&>*]:py-2.5 [&>*]:pr-5';

export function FieldTable({ rows }: { rows: readonly FieldRow[] }) {
  return (
    <Table heads={['Field', 'What it is', 'Kind', 'Limits', 'When left out']}>
      {rows.map(({ name, kind, limits, required, fallback, description }) => (
        <tr key={name} className={rowLook}>
          <th scope="row" className="text-left font-normal">
            <code className="whitespace-nowrap">{name}</code>
          </th>
          <td className="min-w-56">{description}</td>
          <td className="whitespace-nowrap">{kind}</td>
          <td className="tabular-nums">{limits}</td>
          <td>
            {required ? (
              <strong className="font-semibold text-garance-deep">required</strong>
            ) : fallback ? (
              <code>{fallback}</code>
            ) : (
              'optional'
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function PictureTable({ pictures }: { pictures: readonly ImageSize[] }) {
  if (pictures.length === 0) return <p>This block has none.</p>;
  return (
    <Table heads={['Field', 'At least', 'How it is shown']}>
      {pictures.map(({ field, width, height, shown }) => (
        <tr key={field} className={rowLook}>
          <th scope="row" className="text-left font-normal">
            <code>{field}</code>
          </th>
          <td className="whitespace-nowrap tabular-nums">
            {width} × {height} px
          </td>
          <td>{shown}</td>
        </tr>
      ))}
    </Table>
  );
}

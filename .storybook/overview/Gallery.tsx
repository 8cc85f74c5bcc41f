import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { SectionTitle } from '../BlockPageParts.tsx';
import { readIndex, type Component } from './read-index.ts';
import { Thumbnail } from './Thumbnail.tsx';

export type GalleryProps = {
  /** Titles of the components, in their order; all components in their groups when undefined. */
  titles?: readonly string[];
};

const GROUPS = ['Screens', 'Layout', 'Commerce', 'Controls', 'Blocks'];

const isIn = (group: string) => (title: string) => title.startsWith(`${group}/`);

function Thumbnails({ components }: { components: readonly Component[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {components.map((component) => (
        <Thumbnail key={component.title} component={component} />
      ))}
    </ul>
  );
}

/** Components at a glance, each as its first story shows it, with a link to its page. */
export function Gallery({ titles }: GalleryProps) {
  const [components, setComponents] = useState<Map<string, Component>>();
  useEffect(() => {
    let isOpen = true;
    void readIndex().then((read) => isOpen && setComponents(read));
    return () => {
      isOpen = false;
    };
  }, []);
  if (!components) return null;
  const named = (wanted: readonly string[]) => wanted.flatMap((title) => components.get(title) ?? []);
  const all = [...components.keys()];

  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
        {titles ? (
          <Thumbnails components={named(titles)} />
        ) : (
          GROUPS.map((group) => (
            <section key={group}>
              <SectionTitle>{group}</SectionTitle>
              <Thumbnails components={named(all.filter(isIn(group)))} />
            </section>
          ))
        )}
      </div>
    </Unstyled>
  );
}

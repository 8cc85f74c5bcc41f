export type Entry = { id: string; title: string; name: string; type: 'story' | 'docs' };

/** A component in the overview: its title, the story that shows it and where its page is. */
export type Component = { title: string; storyId: string; pageId: string };

/** Returns the components of Storybook's index by title: the first story of each, and its documentation if any. */
export function componentsOf(entries: readonly Entry[]): Map<string, Component> {
  const components = new Map<string, Component>();
  for (const { id, title, type } of entries) {
    const known = components.get(title);
    if (type === 'story' && !known) components.set(title, { title, storyId: id, pageId: id });
  }
  for (const { id, title, type } of entries) {
    const known = components.get(title);
    if (type === 'docs' && known) known.pageId = id;
  }
  return components;
}

/** Fetches the index that Storybook's own sidebar reads. */
export async function readIndex(): Promise<Map<string, Component>> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return componentsOf(Object.values(entries));
}

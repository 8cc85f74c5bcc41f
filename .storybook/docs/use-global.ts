import { useEffect, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';

type Globals = Readonly<Record<string, unknown>>;

/** Events that tell the settings of the toolbar: of the first page, and of each change. */
const EVENTS = ['globalsUpdated', 'setGlobals'];

const lastGlobals = (channel: Channel): Globals => {
  const [told] = EVENTS.flatMap((event) => (channel.last(event) as { globals: Globals }[] | undefined) ?? []);
  return told?.globals ?? {};
};

/** A setting of the toolbar, such as `locale` or `theme`, on a page of documentation, also after it is changed. */
export function useGlobal(channel: Channel, name: string): unknown {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const read = () => setGlobals(lastGlobals(channel));
    read();
    for (const event of EVENTS) channel.on(event, read);
    return () => EVENTS.forEach((event) => channel.off(event, read));
  }, [channel]);
  return globals[name];
}

type Stop = { id: string; disabled?: boolean };

/** Id of the tab that a key leads to: round at both ends, past what is disabled; null for any other key. */
export function nextTab(key: string, tabs: readonly Stop[], from: string): string | null {
  const open = tabs.filter(({ disabled }) => !disabled);
  const place = open.findIndex(({ id }) => id === from);
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % open.length,
    ArrowLeft: (place - 1 + open.length) % open.length,
    Home: 0,
    End: open.length - 1,
  };
  return open[places[key] ?? -1]?.id ?? null;
}

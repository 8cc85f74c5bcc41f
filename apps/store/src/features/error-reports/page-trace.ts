type Timed = { serverTiming?: readonly { name: string; description: string }[] };

/** The trace in which the server made a page: a report leads from there to its spans and its lines in the log. */
export function pageTrace(entries: readonly Timed[]): { traceId?: string } {
  const timing = entries[0]?.serverTiming?.find(({ name }) => name === 'traceparent');
  const traceId = timing?.description.split('-')[1];
  return traceId ? { traceId } : {};
}

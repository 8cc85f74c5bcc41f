/** Ends the current task, so that the browser can paint and answer input before the rest. Safari has no `scheduler.yield`. */
export const yieldToMain = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

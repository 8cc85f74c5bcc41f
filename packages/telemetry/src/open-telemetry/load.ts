import type { Telemetry } from '../telemetry.ts';
import { isSet } from './environment.ts';
import type { StartOptions } from './start.ts';

/** Starts OpenTelemetry if its variables are set; call it before what it instruments is loaded. Without them it costs nothing. */
export async function loadTelemetry(options: StartOptions): Promise<Telemetry | undefined> {
  if (!isSet(options.variables)) return undefined;
  const { startTelemetry } = await import('./start.ts');
  return startTelemetry(options);
}

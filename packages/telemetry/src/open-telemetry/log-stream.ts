import { type Attributes, type Logger, SeverityNumber } from '@opentelemetry/api';
import pino, { type DestinationStream } from 'pino';

/** Pino's levels are 10 (trace) to 60 (fatal), with room between. */
const SEVERITIES: readonly [level: number, severity: SeverityNumber, text: string][] = [
  [60, SeverityNumber.FATAL, 'FATAL'],
  [50, SeverityNumber.ERROR, 'ERROR'],
  [40, SeverityNumber.WARN, 'WARN'],
  [30, SeverityNumber.INFO, 'INFO'],
  [20, SeverityNumber.DEBUG, 'DEBUG'],
  [0, SeverityNumber.TRACE, 'TRACE'],
];

type Line = { level: number; time: number; msg?: string; traceId?: string };

/** Its context, which the record has by itself, and what each line of the process repeats. */
const OMITTED = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'traceId']);

const asAttribute = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);

/** Emits a line of the log, which is free of personal data by then, as a record in the trace that is running. */
function emit(logger: Logger, text: string) {
  const line = JSON.parse(text) as Line;
  const [, severityNumber, severityText] =
    SEVERITIES.find(([level]) => line.level >= level) ?? SEVERITIES[3]!;
  const attributes: Attributes = Object.fromEntries(
    Object.entries(line)
      .filter(([name, value]) => !OMITTED.has(name) && value !== null)
      .map(([name, value]) => [name, asAttribute(value)]),
  );
  logger.emit({ timestamp: line.time, severityNumber, severityText, body: line.msg ?? '', attributes });
}

/** Writes lines to standard output, as without OpenTelemetry, and to its logger. */
export const logTo = (logger: Logger): DestinationStream =>
  pino.multistream([
    { level: 'trace', stream: pino.destination({ fd: 1, sync: true }) },
    { level: 'trace', stream: { write: (line: string) => emit(logger, line) } },
  ]);

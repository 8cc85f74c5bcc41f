import {
  BrowserClient,
  Scope,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { pageTrace } from './page-trace.ts';
import { scrub } from './scrub.ts';

/** An isolated client without integrations: it only sends what it is given. */
export function createReporter(dsn: string, tags: Record<string, string>): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    sendClientReports: false,
    beforeSend: scrub,
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTags({
    ...tags,
    ...pageTrace(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
  });
  client.init();
  return (error) => void scope.captureException(error);
}

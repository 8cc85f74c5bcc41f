import {
  BrowserClient,
  Scope,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { scrub } from './scrub.ts';

/** A client of its own: it hooks into nothing, follows nobody, and sends what it is handed. */
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
  scope.setTags(tags);
  client.init();
  return (error) => void scope.captureException(error);
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { ApiModule } from '../../module.ts';
import { announceDue } from './announce-due.ts';
import { editing } from './editing-routes.ts';
import { exportDocuments } from './export-documents.ts';
import { loadContent, pushFolder } from './load-content.ts';
import { reading } from './reading-routes.ts';
import { publishDueReleases } from './releases/publish-release.ts';
import { sourceWebhook } from './source-webhook.ts';

const push = z.object({ folder: z.string().min(1).optional(), replace: z.boolean().default(false) });

/** Commands that the CLI sends to a running shop, because only one process can open the embedded database. */
function addOwnerCommands(app: FastifyInstance, services: Services) {
  app.ownerCommands['content-push'] = async function* (input) {
    const { folder, replace } = push.parse(input);
    yield await pushFolder(services, folder, replace ? 'replace' : 'push');
  };
  app.ownerCommands['content-export'] = () => exportDocuments(services);
}

/** Serves pages, navigation and filter names, and lets editors change the pages. */
export const content: ApiModule = {
  routes: async (app, services) => {
    await loadContent(services);
    reading(app, services);
    editing(app, services);
    sourceWebhook(app, services);
    addOwnerCommands(app, services);
    announceDue(app, services);
    app.jobs.schedule('content-releases', () => publishDueReleases(services));
  },
};

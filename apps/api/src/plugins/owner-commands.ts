import type { FastifyInstance } from 'fastify';
import type { OwnerCommand } from '../db/data-lock.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process does for `marketplace` while it has the embedded database, by name; modules add theirs. */
    ownerCommands: Record<string, OwnerCommand>;
  }
}

export function ownerCommands(app: FastifyInstance) {
  app.decorate('ownerCommands', {
    status: async function* () {
      yield { pid: process.pid, uptimeSeconds: Math.round(process.uptime()) };
    },
  });
}

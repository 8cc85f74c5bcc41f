import type { FastifyInstance } from 'fastify';
import type { OwnerCommand } from '../db/data-lock.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Commands, by name, that this process runs for `marketplace` while it holds the embedded database. Modules add
     * theirs.
     */
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

import type { FastifyInstance } from 'fastify';
import type { OwnerCommand } from '../db/owner.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process does for the command line while it has the embedded database. */
    operator: Record<string, OwnerCommand>;
  }
}

export function operator(app: FastifyInstance) {
  app.decorate('operator', {
    status: async function* () {
      yield { pid: process.pid, uptimeSeconds: Math.round(process.uptime()) };
    },
  });
}

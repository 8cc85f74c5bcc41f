import { createHash } from 'node:crypto';
import type { RedisConnection } from './redis-connection.ts';

/** Commands sent at a time, so that no reply takes long. */
const AT_ONCE = 1_000;

/** Keys contain addresses of visitors, which Redis need not know. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Adds this process's counts to those of the others and returns the totals. A count is forgotten `keepMs` after it was
 * last added to.
 */
export async function shareCounts(
  redis: RedisConnection,
  { name, keepMs }: { name: string; keepMs: number },
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  const entries = [...counts];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const batch = entries.slice(from, from + AT_ONCE);
    const replies = await redis.run((client) => {
      const commands = client.multi();
      for (const [key, count] of batch) {
        const counter = `patine:${name}:${hashOf(key)}`;
        commands.incrBy(counter, count).pExpire(counter, keepMs);
      }
      return commands.execAsPipeline();
    });
    for (const [index, [key]] of batch.entries()) totals.set(key, Number(replies[2 * index]));
  }
  return totals;
}

import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Answered, Asked } from './encode.process.ts';
import type { Encode } from './encoding.ts';

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

/**
 * Pictures are drawn and encoded in a process of their own: a native library that ends its process costs the
 * pictures under way, and not the shop; and no answer waits behind pixels.
 */
export function encodingProcess(): { encode: Encode; stop: () => void } {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let asked = 0;

  const settle = (message: Answered) => {
    const job = waiting.get(message.id);
    waiting.delete(message.id);
    if ('failure' in message) job?.reject(new Error(message.failure));
    else job?.resolve(Buffer.from(message.bytes));
  };
  const start = () => {
    const started = fork(path.join(import.meta.dirname, 'encode.process.ts'), {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    started.on('message', (message: Answered) => settle(message));
    started.once('exit', () => {
      child = null;
      for (const { reject } of waiting.values()) reject(new Error('The encoding process ended'));
      waiting.clear();
    });
    // Alive only as long as the api is.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    encode: (job) =>
      new Promise((resolve, reject) => {
        child ??= start();
        asked += 1;
        waiting.set(asked, { resolve, reject });
        child.send({ id: asked, job } satisfies Asked);
      }),
    stop: () => {
      child?.kill();
    },
  };
}

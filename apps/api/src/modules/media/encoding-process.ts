import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { EncodeResponse, EncodeRequest } from './encode.process.ts';
import type { Encode } from './encoding.ts';

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

/**
 * Encodes pictures in a child process. A crash of a native library then fails only the pending pictures instead of the
 * API, and encoding does not delay responses.
 */
export function encodingProcess(): { encode: Encode; stop: () => void } {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let requestCount = 0;

  const settle = (message: EncodeResponse) => {
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
    started.on('message', (message: EncodeResponse) => settle(message));
    started.once('exit', () => {
      child = null;
      for (const { reject } of waiting.values()) reject(new Error('The encoding process ended'));
      waiting.clear();
    });
    // The child process must not keep the API process alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    encode: (job) =>
      new Promise((resolve, reject) => {
        child ??= start();
        requestCount += 1;
        waiting.set(requestCount, { resolve, reject });
        child.send({ id: requestCount, job } satisfies EncodeRequest);
      }),
    stop: () => {
      child?.kill();
    },
  };
}

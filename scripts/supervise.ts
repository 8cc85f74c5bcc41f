import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { bin, root } from './root.ts';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;
/** A process that lived this long has started well: the next wait before a restart is short again. */
const HEALTHY_MS = 60_000;
/** Time that a process has to finish the requests it has accepted, after it was drained. */
const STOP_MS = 20_000;

export type Process = {
  /** Id of the current process. */
  pid: () => number;
  hasEnded: () => boolean;
  /** From now on, the process is restarted whenever it exits by itself, after increasing waits. */
  restart: () => void;
  stop: () => Promise<void>;
};

type Start = { name: string; args: string[]; env: NodeJS.ProcessEnv };

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** The IPC channel closes when this process ends for whatever reason; the child then stops as well. */
const launch = ({ args, env }: Start) =>
  spawn(bin('node'), args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

/** Starts a process with the project's Node. */
export function supervise(start: Start): Process {
  let child = launch(start);
  let isStopping = false;
  let restarts = false;
  let wait = FIRST_WAIT_MS;
  const stopping = new AbortController();
  const drainMs = Number(start.env['DRAIN_SECONDS'] ?? 0) * 1_000;

  const watch = async () => {
    for (;;) {
      const began = performance.now();
      await exited(child);
      if (isStopping || !restarts) return;
      if (performance.now() - began > HEALTHY_MS) wait = FIRST_WAIT_MS;
      console.error(
        `The ${start.name} ended (${child.signalCode ?? child.exitCode}): it is started again in ${wait / 1000} s.`,
      );
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping) return;
      wait = Math.min(MAX_WAIT_MS, wait * 2);
      child = launch(start);
    }
  };
  const watched = watch();

  return {
    pid: () => child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    restart: () => {
      restarts = true;
    },
    stop: async () => {
      isStopping = true;
      stopping.abort();
      const current = child;
      current.kill('SIGTERM');
      const impatience = setTimeout(() => current.kill('SIGKILL'), STOP_MS + drainMs);
      await exited(current);
      clearTimeout(impatience);
      await watched;
    },
  };
}

import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

type ConnectionInfo = {
  /** Remote address of the TCP connection. */
  remoteAddress: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Headers in which proxies send the address of the client. */
const CLIENT_ADDRESSES = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];
/** With the name of another site that resolves to this machine, the page belongs to that site (DNS rebinding). */
const HOSTS = ['host', 'x-forwarded-host'];
/** Headers that only proxies send, and none of the shop's own. */
const PROXY_HEADERS = ['forwarded', 'via'];

/** Returns true when a request was made on this machine and not forwarded for another client. */
export function isLocalRequest({ remoteAddress, headers }: ConnectionInfo): boolean {
  const valuesOf = (names: readonly string[]) =>
    names
      .flatMap((name) => headers[name] ?? [])
      .flatMap((value) => value.split(','))
      .map((value) => value.trim());
  return (
    isLoopbackAddress(remoteAddress ?? '') &&
    valuesOf(PROXY_HEADERS).length === 0 &&
    valuesOf(CLIENT_ADDRESSES).every(isLoopbackAddress) &&
    valuesOf(HOSTS).every(isLoopbackHost)
  );
}

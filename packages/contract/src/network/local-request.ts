import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

type Asked = {
  /** Who is at the other end of the connection itself. */
  remoteAddress: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** In which proxies write for whom they ask. */
const CLIENT_ADDRESSES = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];
/** A name of another site that leads here is another site's page (DNS rebinding). */
const HOSTS = ['host', 'x-forwarded-host'];
/** Written by proxies alone, and by none of the shop's own. */
const FOREIGN = ['forwarded', 'via'];

/** Tells whether a request was made on this machine, by all that is known of its way. */
export function isLocalRequest({ remoteAddress, headers }: Asked): boolean {
  const valuesOf = (names: readonly string[]) =>
    names
      .flatMap((name) => headers[name] ?? [])
      .flatMap((value) => value.split(','))
      .map((value) => value.trim());
  return (
    isLoopbackAddress(remoteAddress ?? '') &&
    valuesOf(FOREIGN).length === 0 &&
    valuesOf(CLIENT_ADDRESSES).every(isLoopbackAddress) &&
    valuesOf(HOSTS).every(isLoopbackHost)
  );
}

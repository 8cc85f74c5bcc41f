import autocannon from 'autocannon';

export type LoadFigures = {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx; a benchmark of errors is none. */
  failures: number;
};

/** Ten connections that ask for one address as fast as they are answered, with a browser's encodings. */
export async function load(url: string, seconds: number): Promise<LoadFigures> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'br, gzip', accept: 'text/html', 'accept-language': 'fr' },
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts,
  };
}

import { X509Certificate } from 'node:crypto';
import { ProviderError } from '../provider.ts';

const TIMEOUT_MS = 5_000;
const LARGEST = 20_000;
const MAX_STORED = 8;

/** PayPal's hosts over HTTPS, or the origin of `PAYPAL_API_URL`. */
const isTrusted = (url: URL, apiUrl: string | undefined) =>
  (url.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname)) ||
  (apiUrl !== undefined && url.origin === new URL(apiUrl).origin);

/**
 * Downloads and caches the certificates that PayPal signs webhook events with, so that each event is verified locally.
 */
export function paypalCertificates(apiUrl: string | undefined) {
  const cache = new Map<string, X509Certificate>();

  const download = async (url: URL) => {
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new ProviderError(`PayPal's certificate URL responded with ${response.status}`);
      return new X509Certificate((await response.text()).slice(0, LARGEST));
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError("PayPal's certificate could not be downloaded or parsed", { cause: error });
    }
  };

  /** Null if the URL is not PayPal's or the certificate is not valid at this time. */
  return async (address: string, now: Date): Promise<X509Certificate | null> => {
    const url = URL.parse(address);
    if (!url || !isTrusted(url, apiUrl)) return null;
    const certificate = cache.get(url.href) ?? (await download(url));
    if (cache.size >= MAX_STORED) cache.clear();
    cache.set(url.href, certificate);
    return now >= certificate.validFromDate && now <= certificate.validToDate ? certificate : null;
  };
}

export type Certificates = ReturnType<typeof paypalCertificates>;

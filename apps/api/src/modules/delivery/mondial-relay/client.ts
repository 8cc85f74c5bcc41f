import { createHash } from 'node:crypto';
import { SERVICE_POINTS_LIMIT } from '@patine/core';
import { elementAt, elementsIn, escapeXml, readXml, textOf, type XmlElement } from './xml.ts';

export type Account = {
  /** The shop's Mondial Relay account code (« enseigne »). */
  brand: string;
  key: string;
  url: string;
  /** Request timeout in ms; three seconds by default. */
  timeoutMs?: number;
};

/** An error status returned by Mondial Relay; its documentation lists the numbers. */
export class RelayRefusal extends Error {
  override name = 'RelayRefusal';
  readonly status: number;
  constructor(status: number) {
    super(`Mondial Relay returned status ${status}`);
    this.status = status;
  }
}

const NAMESPACE = 'http://www.mondialrelay.fr/webservice/';
const METHOD = 'WSI4_PointRelais_Recherche';
const TIMEOUT_MS = 3_000;
const MAX_RESPONSE_LENGTH = 500_000;

/** In the documented order: the signature is a hash of the concatenated values followed by the key. */
const PARAMETERS = [
  'Enseigne',
  'Pays',
  'NumPointRelais',
  'Ville',
  'CP',
  'Latitude',
  'Longitude',
  'Taille',
  'Poids',
  'Action',
  'DelaiEnvoi',
  'RayonRecherche',
  'TypeActivite',
  'NombreResultats',
] as const;

export type Question = Partial<Record<(typeof PARAMETERS)[number], string>>;

function envelope(question: Question, key: string) {
  const values = PARAMETERS.map((name) => question[name] ?? '');
  const security = createHash('md5')
    .update(values.join('') + key)
    .digest('hex')
    .toUpperCase();
  const elements = PARAMETERS.map((name, at) => `<${name}>${escapeXml(values[at] ?? '')}</${name}>`).join('');
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<${METHOD} xmlns="${NAMESPACE}">${elements}<Security>${security}</Security></${METHOD}>` +
    '</soap:Body></soap:Envelope>'
  );
}

/** Returns the result element of a response; undefined when the response has another format. */
function resultIn(xml: string): XmlElement | undefined {
  try {
    return elementAt(readXml(xml), ['Envelope', 'Body', `${METHOD}Response`, `${METHOD}Result`]);
  } catch {
    return undefined;
  }
}

/** Calls the relay point search. Returns one element per point. */
export async function searchPoints(
  { brand, key, url, timeoutMs = TIMEOUT_MS }: Account,
  question: Question,
): Promise<XmlElement[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}${METHOD}"` },
    body: envelope(
      { ...question, Enseigne: brand, Action: '24R', NombreResultats: String(SERVICE_POINTS_LIMIT) },
      key,
    ),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`Mondial Relay returned HTTP ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_RESPONSE_LENGTH)
    throw new Error('Mondial Relay returned a response that is too long');
  const result = resultIn(text);
  if (result === undefined) throw new Error('Mondial Relay answers something else');
  // Each point also has a status; the first STAT element is that of the whole response.
  const status = textOf(result, 'STAT');
  if (status !== '0') throw new RelayRefusal(Number(status));
  return elementsIn(result, 'PointsRelais').flatMap((points) => elementsIn(points, 'PointRelais_Details'));
}

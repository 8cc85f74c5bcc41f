import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A fake of Mondial Relay's web service in its own process (`node main.ts BRAND KEY`), which prints its URL as the
 * first line. Postal code 99500 returns 500, 99503 an unexpected document, 99504 gets no response.
 */
const [brand = '', key = ''] = process.argv.slice(2);

const SIGNED =
  'Enseigne Pays NumPointRelais Ville CP Latitude Longitude Taille Poids Action DelaiEnvoi RayonRecherche TypeActivite NombreResultats';

const POINTS = [
  {
    num: '062049',
    name: 'TABAC DU CANAL',
    address: '31 QUAI DE VALMY',
    distance: 240,
    lat: '48,8709',
    lng: '02,3664',
  },
  {
    num: '062051',
    name: 'PRESSING L&amp;M',
    address: '44 RUE DE LANCRY',
    distance: 650,
    lat: '48,8722',
    lng: '02,3601',
  },
  {
    num: '062050',
    name: '&#201;PICERIE BICHAT',
    address: '8 RUE BICHAT',
    distance: 410,
    lat: '48,8700',
    lng: '02,3702',
  },
];

const span = (...times: string[]) => times.map((time) => `<string>${time}</string>`).join('');
const days = (names: string[], times: string) =>
  names.map((name) => `<Horaires_${name}>${times}</Horaires_${name}>`).join('');
const HOURS =
  days(['Lundi'], span('0000', '0000', '0000', '0000')) +
  days(['Mardi', 'Mercredi', 'Jeudi', 'Vendredi'], span('0900', '1230', '1400', '1930')) +
  days(['Samedi'], span('1000', '1900', '0000', '0000')) +
  days(['Dimanche'], span('0000', '0000', '0000', '0000'));

const details = ({ num, name, address, distance, lat, lng }: (typeof POINTS)[number], cp: string) =>
  `<PointRelais_Details><STAT>0</STAT><Num>${num}</Num><LgAdr1>${name}                    </LgAdr1><LgAdr2 />` +
  `<LgAdr3>${address}   </LgAdr3><LgAdr4 /><CP>${cp}</CP><Ville>PARIS          </Ville><Pays>FR</Pays>` +
  `<Localisation1 /><Localisation2 /><Latitude>${lat}</Latitude><Longitude>${lng}</Longitude>` +
  `<TypeActivite>000</TypeActivite>${HOURS}<Distance>${distance}</Distance></PointRelais_Details>`;

const envelope = (stat: number, points = '') =>
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">' +
  '<soap:Body><WSI4_PointRelais_RechercheResponse xmlns="http://www.mondialrelay.fr/webservice/">' +
  `<WSI4_PointRelais_RechercheResult><STAT>${stat}</STAT><PointsRelais>${points}</PointsRelais>` +
  '</WSI4_PointRelais_RechercheResult></WSI4_PointRelais_RechercheResponse></soap:Body></soap:Envelope>';

function answer(body: string): string {
  const value = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? '';
  const signed = SIGNED.split(' ').map(value).join('') + key;
  if (value('Enseigne') !== brand) return envelope(1);
  if (value('Security') !== createHash('md5').update(signed).digest('hex').toUpperCase()) return envelope(97);
  const id = value('NumPointRelais');
  if (id !== '') {
    const point = POINTS.find(({ num }) => num === id);
    return point ? envelope(0, details({ ...point, distance: 0 }, '75010')) : envelope(24);
  }
  if (!value('CP').startsWith('75')) return envelope(9);
  return envelope(0, POINTS.map((point) => details(point, value('CP'))).join('') + '<PointRelais_Details />');
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  const postalCode = /<CP>(\d+)/.exec(body)?.[1];
  if (postalCode === '99504') return;
  if (postalCode === '99503') {
    response.end('<html>Maintenance</html>');
    return;
  }
  response.writeHead(postalCode === '99500' ? 500 : 200, { 'content-type': 'text/xml; charset=utf-8' });
  response.end(answer(body));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}\n` : '\n');
});

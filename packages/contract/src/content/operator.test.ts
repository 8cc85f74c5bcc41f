import { expect, test } from 'vitest';
import { type Operator, operatorFields, operatorSchema } from './operator.ts';

const operator = {
  tradeName: 'Lustre',
  companyName: 'Lustre SAS',
  legalForm: { fr: 'société par actions simplifiée', en: 'simplified joint-stock company' },
  capital: '',
  registration: 'RCS Lille 1',
  vatNumber: 'FR1',
  address: '1 rue Haute',
  email: 'a@lustre.example',
  phone: '+33 1',
  publicationDirector: 'Camille',
  host: { name: 'Nuage', address: '2 rue Basse', phone: '+33 2' },
  dataProtectionEmail: 'b@lustre.example',
  productSafetyEmail: 'securite@exemple.fr',
  eprNumber: 'FR000142_11EXEM',
  mediator: { name: 'Paix', address: '3 rue', url: 'https://paix.example' },
  returns: { name: 'Retours', city: 'Roubaix' },
  commissionPercent: 20,
} satisfies Operator;

test('fields are flattened in the requested language', () => {
  const french = operatorFields(operator, 'fr');
  expect(french).toMatchObject({ 'host.name': 'Nuage', commissionPercent: '20', capital: '' });
  expect([french['legalForm'], operatorFields(operator, 'en')['legalForm']]).toEqual([
    'société par actions simplifiée',
    'simplified joint-stock company',
  ]);
  expect(french['host']).toBeUndefined();
});

test('a telephone number is not broken over two lines', () => {
  const french = operatorFields(operator, 'fr');
  expect([french['phone'], french['host.phone']]).toEqual(['+33\u00a01', '+33\u00a02']);
  expect(french['address']).toBe('1 rue Haute');
});

test('an operator may define additional fields', () => {
  const more = { ...operator, insurer: 'Mutuelle', shop: { hours: { fr: '10 h', en: '10 am' } } };
  expect(operatorFields(operatorSchema.parse(more), 'en')).toMatchObject({
    insurer: 'Mutuelle',
    'shop.hours': '10 am',
  });
});

test.each([
  ['companyName', { ...operator, companyName: undefined }],
  ['host.phone', { ...operator, host: { name: 'N', address: 'A' } }],
  ['legalForm', { ...operator, legalForm: { fr: 'SAS' } }],
  ['commissionPercent', { ...operator, commissionPercent: -1 }],
])('reports a missing or wrong %s', (path, given) => {
  const { error } = operatorSchema.safeParse(given);
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

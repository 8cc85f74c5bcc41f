import { generateKeyPairSync, sign } from 'node:crypto';

/** Encodes one value of ASN.1 DER: tag, length, content. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const inside = Buffer.concat(parts);
  const size = inside.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), inside]);
};

const SEQUENCE = 0x30;
const COMMON_NAME = Buffer.from('0603550403', 'hex');
/** sha256WithRSAEncryption, without parameters. */
const ALGORITHM = der(SEQUENCE, Buffer.from('06092a864886f70d01010b0500', 'hex'));

const time = (date: Date) =>
  der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const named = (name: string) =>
  der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(name)))));

/** Returns a key and a self-signed certificate for it, as PEM. */
export function selfSigned(name: string, validFrom: Date, validTo: Date) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const facts = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ALGORITHM,
    named(name),
    der(SEQUENCE, time(validFrom), time(validTo)),
    named(name),
    publicKey.export({ format: 'der', type: 'spki' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('RSA-SHA256', facts, privateKey));
  const lines =
    der(SEQUENCE, facts, ALGORITHM, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  const certificate = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { privateKey, certificate };
}

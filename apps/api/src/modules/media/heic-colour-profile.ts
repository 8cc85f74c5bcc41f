import { crc32, deflateSync } from 'node:zlib';

/** `colr` boxes with an ICC profile; those of phones are below a kilobyte. */
const PROFILE_BOX = 'colrprof';
const BOX_HEAD = 12;
const MAX_PROFILE_BYTES = 64 * 1024;

/** Returns the ICC profile of a HEIC file, which says what its colours mean (phones: Display P3); null for none. */
export function heicColourProfile(heic: Uint8Array): Buffer | null {
  const bytes = Buffer.from(heic.buffer, heic.byteOffset, heic.byteLength);
  const name = bytes.indexOf(PROFILE_BOX, 0, 'latin1');
  if (name < 4) return null;
  const length = bytes.readUInt32BE(name - 4);
  const isWhole = length > BOX_HEAD && length < MAX_PROFILE_BYTES && name - 4 + length <= bytes.length;
  return isWhole ? bytes.subarray(name - 4 + BOX_HEAD, name - 4 + length) : null;
}

/** Signature and header chunk of a PNG, after which the profile has its place. */
const PNG_HEAD = 33;

/** Adds an ICC profile to a PNG (iCCP chunk). */
export function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPheic\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)]);
}

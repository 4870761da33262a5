import { createHash } from 'node:crypto';

/**
 * The id of an owner's cart. It is derived from the owner, so that an empty cart that is not stored yet
 * already has the id with which it will be stored.
 */
export function cartIdOf(ownerId: string): string {
  const bytes = createHash('sha256').update(`cart ${ownerId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

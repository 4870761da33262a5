import { createHash } from 'node:crypto';

/**
 * Computes the id of an owner's cart from the owner's id. So an empty cart that is not in the database yet
 * already has the id under which it will be stored.
 */
export function cartIdOf(ownerId: string): string {
  const bytes = createHash('sha256').update(`cart ${ownerId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

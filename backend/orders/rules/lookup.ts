import { hashOf } from '../../domain/secrets.ts';

/**
 * The key that finds an order without an account. It combines number and phone, so that a wrong number and a
 * wrong phone cannot be distinguished.
 */
export const lookupOf = (number: string, phone: string): string => hashOf(`${number} ${phone}`);

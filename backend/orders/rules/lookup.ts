import { hashOf } from '../../domain/secrets.ts';

/**
 * The key by which an order is found without an account. It combines number and phone, so that a response
 * cannot reveal which of the two was wrong.
 */
export const lookupOf = (number: string, phone: string): string => hashOf(`${number} ${phone}`);

import type { NewPayment } from '../../../domain/payment-provider.ts';

/**
 * An id for one request to create an attempt, for providers that do not recognise repeated requests. Only the
 * page that belongs to the last such request is ever shown to the shopper.
 */
export const idOfTry = ({ key, tries }: Pick<NewPayment, 'key' | 'tries'>): string => `${key}-${tries}`;

const TRIED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d+$/;

/** Reads the attempt id from an id made by `idOfTry`; null for any other text. */
export const attemptIn = (id: string): string | null => TRIED.exec(id)?.[1] ?? null;

import type { NewPayment } from '../../../domain/payment-provider.ts';

/**
 * A new id for each try to create an attempt, for providers that do not recognise repeats. Only the page of
 * the last try is ever shown to a shopper.
 */
export const idOfTry = ({ key, tries }: Pick<NewPayment, 'key' | 'tries'>): string => `${key}-${tries}`;

const TRIED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d+$/;

/** Reads the attempt id from an id made by `triedId`; null for any other text. */
export const attemptIn = (id: string): string | null => TRIED.exec(id)?.[1] ?? null;

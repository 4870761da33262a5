import type { Carrier } from '../../domain/tables/delivery-types.ts';

/** What buyers and operators call carriers. */
const NAMES: Readonly<Record<Carrier, readonly [title: string, ...others: string[]]>> = {
  cdek: ['СДЭК', 'CDEK'],
};

export const carrierTitle = (carrier: Carrier): string => NAMES[carrier][0];

/** Whether a word is a name of the carrier. */
export const isCalled = (carrier: Carrier, word: string): boolean =>
  NAMES[carrier].includes(word.trim().toUpperCase());

import type { Carrier } from '../../domain/tables/delivery-types.ts';

/** Names of carriers as buyers and operators write them. The first name of each carrier is shown. */
const NAMES: Readonly<Record<Carrier, readonly [title: string, ...others: string[]]>> = {
  cdek: ['СДЭК', 'CDEK'],
};

export const carrierTitle = (carrier: Carrier): string => NAMES[carrier][0];

/** Whether a word is one of the carrier's names. */
export const isNameOf = (carrier: Carrier, word: string): boolean =>
  NAMES[carrier].includes(word.trim().toUpperCase());

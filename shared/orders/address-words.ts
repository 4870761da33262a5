import { NBSP } from '../text/typography.ts';

export type AddressParts = {
  address: string;
  flat: string | null;
  entrance: string | null;
  floor: string | null;
  intercom: string | null;
};

/** The one-line form of an address within its city: «ул. Садовая, 12, кв. 48, подъезд 2, этаж 5, домофон 48». */
export const addressWords = ({ address, flat, entrance, floor, intercom }: AddressParts): string =>
  [
    address,
    flat && `кв.${NBSP}${flat}`,
    entrance && `подъезд${NBSP}${entrance}`,
    floor && `этаж${NBSP}${floor}`,
    intercom && `домофон${NBSP}${intercom}`,
  ]
    .filter(Boolean)
    .join(', ');

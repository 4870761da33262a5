import { NBSP } from '../text/typography.ts';

export type AddressParts = {
  address: string;
  flat: string | null;
  entrance: string | null;
  floor: string | null;
  intercom: string | null;
};

/** Labels that shoppers type into a field («кв. 12») although the form shows them already. */
const LABELS = {
  flat: /^(?:кв|квартира)(?![\p{L}])[.:№\s]*/iu,
  entrance: /^(?:подъезд|подьезд|под|п)(?![\p{L}])[.:№\s]*|(?<!\s)\s*-?й?\s+(?:подъезд|подьезд)$/iu,
  floor: /^(?:этаж|эт)(?![\p{L}])[.:№\s]*|(?<!\s)\s*-?й?\s+этаж$/iu,
  intercom: /^(?:код\s+домофона|домофон|дмф|код)(?![\p{L}])[.:№\s]*/iu,
};

/** Matches a room that is not a flat, such as an office. The shopper's own word is then displayed. */
const OTHER_ROOM =
  /^(?:оф|офис|пом|помещение|апарт|апартаменты|ап|ком|комната|каб|кабинет|помещ)(?![\p{L}])/iu;

/**
 * Removes a label that the shopper typed into a field: «кв. 12/3» as the flat must not be displayed as «кв.
 * кв. 12/3».
 */
const bare = (name: keyof typeof LABELS, text: string | null): string | null =>
  text === null ? null : text.trim().replace(LABELS[name], '').trim() || null;

/**
 * The fields of an address without labels. The flat is null if the field with street and house already ends
 * with it.
 */
export function addressDetails(parts: AddressParts): Omit<AddressParts, 'address'> {
  const flat = bare('flat', parts.flat);
  return {
    flat: flat !== null && namesFlat(parts.address, flat) ? null : flat,
    entrance: bare('entrance', parts.entrance),
    floor: bare('floor', parts.floor),
    intercom: bare('intercom', parts.intercom),
  };
}

const FLAT_IN_ADDRESS = /(?<![\p{L}])(?:кв|квартира|оф|офис)(?![\p{L}])[.\s№]*([^\s,]+)\s*$/iu;

/** Whether the text of street and house ends with the given flat. */
function namesFlat(address: string, flat: string): boolean {
  const named = FLAT_IN_ADDRESS.exec(address)?.[1]?.toLowerCase();
  const own = flat.replace(OTHER_ROOM, '').replace(/^[.\s№]+/, '');
  return named !== undefined && named === own.toLowerCase();
}

/** The flat in words: «кв. 48», or as the shopper typed it if it is another kind of room («офис 5»). */
const flatWords = (flat: string): string => (OTHER_ROOM.test(flat) ? flat : `кв.${NBSP}${flat}`);

/** An address in one line, without the city: «ул. Садовая, 12, кв. 48, подъезд 2, этаж 5, домофон 48». */
export function addressWords(parts: AddressParts): string {
  const { flat, entrance, floor, intercom } = addressDetails(parts);
  return [
    parts.address,
    flat && flatWords(flat),
    entrance && `подъезд${NBSP}${entrance}`,
    floor && `этаж${NBSP}${floor}`,
    intercom && `домофон${NBSP}${intercom}`,
  ]
    .filter(Boolean)
    .join(', ');
}

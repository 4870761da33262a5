const UUID = /^\{?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\}?$/i;

/**
 * Whether a text is an id such as `8f14e45fceea167a`, or a constant from program code such as
 * `PATTERN_SOLID`.
 */
export const isInternalId = (text: string): boolean =>
  UUID.test(text) || /^[\da-f]{16,}$/i.test(text) || /^[\x21-\x7e]*\w_\w[\x21-\x7e]*$/.test(text);

/** Whether a text is a hexadecimal colour such as `#ff0000`. */
export const isHexColour = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim());

/**
 * Whether a text is a code of the retailer's system and not a word for shoppers: a number, an id such as
 * `8f14e45fceea167a`, an identifier from program code such as `PROP_123`, `attr12` or `MATERIAL_CODE`, or a
 * hexadecimal colour such as `#ff0000`.
 */
export function isInternalCode(text: string): boolean {
  return (
    isInternalId(text) || /^[\d\s./#:-]+$/.test(text) || /^[a-z]{2,}\d{2,}$/i.test(text) || isHexColour(text)
  );
}

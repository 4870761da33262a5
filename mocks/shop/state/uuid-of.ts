/** A UUID computed from a text. Goods therefore have the same ids each time a page is loaded. */
export function uuidOf(text: string): string {
  let hex = '';
  for (let block = 0; block < 4; block += 1) {
    let hash = 0x811c9dc5 ^ block;
    for (const character of text + block)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    hex += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

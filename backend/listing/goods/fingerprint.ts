/**
 * A hash of two words: two texts collide once in 2⁶⁴. Not for anything that an attacker might want to forge.
 */
export function fingerprint(text: string): [number, number] {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    one = Math.imul(one ^ sign, 0x9e3779b1);
    other = Math.imul(other ^ sign, 0x5f356495);
    one ^= one >>> 16;
    other ^= other >>> 13;
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return [one >>> 0, other >>> 0];
}

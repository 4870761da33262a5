/**
 * SVG of the placeholder for a missing picture: a thin hanger on a plain background. It is drawn for 3:4; in
 * a picture of other proportions it is centred.
 */
export function placeholder(tint: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">` +
    `<rect width="900" height="1200" fill="${tint}"/>` +
    `<g fill="none" stroke="#8a8780" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M450 566v-26c0-16 34-22 34-52a34 34 0 1 0-68 0"/>` +
    `<path d="M450 566 262 676c-14 8-9 28 7 28h362c16 0 21-20 7-28Z"/></g></svg>`
  );
}

import { XmlReader } from '../xml/xml-reader.ts';

/**
 * The SVG elements that only draw. Any other element could run a script or an animation, or load a document
 * or picture.
 */
const ELEMENTS = new Set(
  [
    ...['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
    ...['defs', 'symbol', 'use', 'title', 'desc', 'linearGradient', 'radialGradient', 'stop'],
    ...['clipPath', 'mask', 'pattern', 'marker'],
  ].map((name) => name.toLowerCase()),
);

/** Matches references that do not lead to another part of the same drawing. */
const REFERENCE = /url\(\s*["']?(?!\s*#)|@import|expression\(|javascript:/i;

class Refused extends Error {}

/**
 * Why a drawing of a brand kit is refused; undefined if it is accepted. The text completes a sentence about
 * the file. Only elements that draw are accepted, because the browser of every visitor runs what other
 * elements contain.
 */
export function drawingFault(svg: string): string | undefined {
  let isRoot = true;
  const refuse = (why: string): never => {
    throw new Refused(why);
  };
  const plain = 'Export it as a plain drawing.';
  const reader = new XmlReader({
    open(name, attributes) {
      const local = name.replace(/^svg:/i, '').toLowerCase();
      if (isRoot && local !== 'svg') refuse('it begins with another element than svg.');
      if (isRoot && !Object.keys(attributes).some((key) => key.toLowerCase() === 'viewbox'))
        refuse('the svg element needs a viewBox, so that its shape is known.');
      isRoot = false;
      if (!ELEMENTS.has(local)) refuse(`the element <${name.slice(0, 40)}> is not allowed. ${plain}`);
      for (const [key, value] of Object.entries(attributes)) {
        const attribute = key.replace(/^.*:/, '').toLowerCase();
        if (attribute.startsWith('on'))
          refuse(`the event handler ${key.slice(0, 40)} is not allowed. ${plain}`);
        const isLink = attribute === 'href' || attribute === 'src';
        if ((isLink && !/^\s*#/.test(value)) || REFERENCE.test(value))
          refuse(
            `${key.slice(0, 40)} refers to something outside the drawing, which is not allowed. ${plain}`,
          );
      }
    },
    text: () => undefined,
    close: () => undefined,
    fail: (fault) =>
      refuse(
        fault.kind === 'NOT_XML'
          ? `it is not XML (${fault.detail}).`
          : fault.kind === 'DOCTYPE'
            ? `it declares a DOCTYPE, which is not allowed. Remove the line that begins with <!DOCTYPE.`
            : `it is nested too deeply. ${plain}`,
      ),
  });
  try {
    reader.write(svg.replace(/^\ufeff/, ''));
    reader.close();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

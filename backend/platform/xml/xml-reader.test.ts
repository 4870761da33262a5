import { expect, it } from 'vitest';
import { DEEPEST, type XmlFault, XmlReader } from './xml-reader.ts';

class Refused extends Error {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/**
 * Reads a document, given in pieces. Returns how many elements were opened, and the fault that ended the
 * reading, if any.
 */
function read(pieces: Iterable<string>): { opened: number; fault?: XmlFault } {
  let opened = 0;
  const reader = new XmlReader({
    open: () => {
      opened += 1;
    },
    text: () => undefined,
    close: () => undefined,
    fail: (fault) => {
      throw new Refused(fault);
    },
  });
  try {
    for (const piece of pieces) reader.write(piece);
    reader.close();
    return { opened };
  } catch (error) {
    if (error instanceof Refused) return { opened, fault: error.fault };
    throw error;
  }
}

it('an XML document is refused at its first element below the maximum depth', () => {
  const tags = 200_000;
  const { opened, fault } = read(['<a>'.repeat(tags)]);
  expect({ opened, fault }).toEqual({ opened: DEEPEST, fault: { kind: 'TOO_DEEP' } });
  console.info(`Figures: ${JSON.stringify({ nestedElements: tags, readBeforeTheRefusal: opened })}`);
  expect(read(['<a>'.repeat(DEEPEST), '</a>'.repeat(DEEPEST)])).toEqual({ opened: DEEPEST });
});

it.each([
  ['an attribute', `<a x="${'y'.repeat(3_000_000)}`],
  ['a name', `<${'a'.repeat(3_000_000)}`],
  ['a comment', `<a><!-- ${'y'.repeat(3_000_000)}`],
  ['a text', `<a>${'y '.repeat(2_000_000)}`],
])('an XML document with %s that does not end is refused', (_, text) => {
  expect(read([text]).fault).toEqual({ kind: 'TOO_LONG' });
});

it.each([
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'DOCTYPE'],
  ['<a>&b;</a>', 'NOT_XML'],
  ['<a>', 'NOT_XML'],
  ['', 'NOT_XML'],
])('the XML document «%s» is refused', (text, kind) => {
  expect(read([text]).fault?.kind).toBe(kind);
});

import { SaxesParser } from 'saxes';

/** Why a document is refused. For NOT_XML, `detail` is the parser's message in English. */
export type XmlFault =
  | { kind: 'NOT_XML'; detail: string }
  | { kind: 'DOCTYPE'; detail: string }
  | { kind: 'TOO_DEEP' }
  | { kind: 'TOO_LONG' };

export type XmlHandlers = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text(text: string, line: number): void;
  close(name: string): void;
  /** Called for a fault; must throw an error. The user of the reader thus chooses the class of the error. */
  fail(fault: XmlFault, line: number): never;
  /**
   * Whether a document type declaration with this text may be ignored. If not, the document is refused. A
   * declaration is never followed.
   */
  ignoresDoctype?: (text: string) => boolean;
};

/**
 * Maximum depth of nested elements. The deepest documents come from 1C: nested groups of goods, with two
 * elements per level.
 */
export const DEEPEST = 64;
/**
 * Maximum number of characters between two events of the parser. If there are more, an element or attribute
 * has no end.
 */
const LONGEST = 1_000_000;
/** The limit `LONGEST` is checked each time after this many characters. */
const PIECE = 65_536;

/**
 * Reads an untrusted XML document as a stream. Limits the depth of elements and the length of tokens, and
 * refuses documents that declare entities.
 */
export class XmlReader {
  readonly #parser = new SaxesParser();
  readonly #fail: (fault: XmlFault) => never;
  #depth = 0;
  #lastEvent = 0;

  constructor(handlers: XmlHandlers) {
    const parser = this.#parser;
    this.#fail = (fault) => handlers.fail(fault, parser.line);
    let startLine = 1;
    const noteEvent = () => {
      this.#lastEvent = parser.position;
    };
    const addText = (text: string) => {
      noteEvent();
      handlers.text(text, parser.line);
    };
    parser.on('error', ({ message }) =>
      this.#fail({ kind: 'NOT_XML', detail: message.replace(/^\d+:\d+: /, '').replace(/\.$/, '') }),
    );
    parser.on('doctype', (text) => {
      noteEvent();
      if (!handlers.ignoresDoctype?.(text)) this.#fail({ kind: 'DOCTYPE', detail: text });
    });
    parser.on('opentagstart', () => {
      startLine = parser.line;
      this.#depth += 1;
      if (this.#depth > DEEPEST) this.#fail({ kind: 'TOO_DEEP' });
    });
    parser.on('opentag', ({ name, attributes }) => {
      noteEvent();
      handlers.open(name, attributes, startLine);
    });
    parser.on('closetag', ({ name }) => {
      noteEvent();
      this.#depth -= 1;
      handlers.close(name);
    });
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('comment', noteEvent);
  }

  /** The number of the line up to which the document was read. */
  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    for (let at = 0; at < text.length; at += PIECE) {
      this.#parser.write(text.slice(at, at + PIECE));
      if (this.#parser.position - this.#lastEvent > LONGEST) this.#fail({ kind: 'TOO_LONG' });
    }
  }

  /** Call this at the end of the document. Fails if the document ends too early. */
  close(): void {
    this.#parser.close();
  }
}

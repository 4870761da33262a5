import { SaxesParser } from 'saxes';

/** Why a document is refused. For NOT_XML, `detail` is the parser's reason in English. */
export type XmlFault =
  | { kind: 'NOT_XML'; detail: string }
  | { kind: 'DOCTYPE'; detail: string }
  | { kind: 'TOO_DEEP' }
  | { kind: 'TOO_LONG' };

export type XmlHandlers = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text(text: string, line: number): void;
  close(name: string): void;
  /**
   * Throws an error for the fault. The caller of the reader provides this function and so chooses the error's
   * class.
   */
  fail(fault: XmlFault, line: number): never;
  /**
   * Whether to ignore a document type with this text instead of refusing the document. A document type is
   * never followed.
   */
  ignoresDoctype?: (text: string) => boolean;
};

/**
 * Maximum depth of elements. The deepest documents come from 1C: nested groups, which need two elements per
 * level.
 */
export const DEEPEST = 64;
/**
 * Maximum number of characters between two events of the parser. A longer sequence means that an element or
 * attribute of the document does not end.
 */
const LONGEST = 1_000_000;
/** After this many characters, the limit `LONGEST` is checked. */
const PIECE = 65_536;

/**
 * Reads an untrusted XML document as a stream. Depth and length of tokens are limited, and the document
 * cannot declare entities.
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

  /** The number of the line that the reader has reached. */
  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    for (let at = 0; at < text.length; at += PIECE) {
      this.#parser.write(text.slice(at, at + PIECE));
      if (this.#parser.position - this.#lastEvent > LONGEST) this.#fail({ kind: 'TOO_LONG' });
    }
  }

  /** Ends the document. Fails if the document was cut off. */
  close(): void {
    this.#parser.close();
  }
}

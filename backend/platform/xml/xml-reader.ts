import { SaxesParser } from 'saxes';

/** Why a document is refused. `detail` of NOT_XML is the parser's reason, in English. */
export type XmlFault =
  | { kind: 'NOT_XML'; detail: string }
  | { kind: 'DOCTYPE'; detail: string }
  | { kind: 'TOO_DEEP' }
  | { kind: 'TOO_LONG' };

export type XmlHandlers = {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text(text: string, line: number): void;
  close(name: string): void;
  /** Throws the caller's own error. */
  fail(fault: XmlFault, line: number): never;
  /** Whether a document type with this text is ignored rather than refused. It is never followed. */
  ignoresDoctype?: (text: string) => boolean;
};

/** Maximum depth of elements: groups of 1C in groups, two elements each, are the deepest. */
export const DEEPEST = 64;
/** Maximum characters between two events of the parser. More means an element or attribute without end. */
const LONGEST = 1_000_000;
/** Characters that the parser reads between two looks at that limit. */
const PIECE = 65_536;

/** Reads an untrusted XML document in a stream: bounded depth and tokens, no entities of its own. */
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

  /** The line of the document that is being read. */
  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    for (let at = 0; at < text.length; at += PIECE) {
      this.#parser.write(text.slice(at, at + PIECE));
      if (this.#parser.position - this.#lastEvent > LONGEST) this.#fail({ kind: 'TOO_LONG' });
    }
  }

  /** Ends the document; one that is cut off is not XML. */
  close(): void {
    this.#parser.close();
  }
}

import { entityText } from '#shared/text/plain-text.ts';
import type { Issue } from '../issue.ts';

/** Matches the five entities that XML defines itself. */
const OF_XML = /^&(?:amp|lt|gt|quot|apos);/i;
/** Matches a numeric character reference, decimal or hexadecimal. */
const NUMERIC = /^&#(?:(\d{1,20})|x([\da-f]{1,16}));/i;
const NAMED = /^&([a-z][a-z\d]{1,30});/i;
/**
 * Matches places in the text that may need a correction: CDATA sections, ampersands, a `<` that does not
 * begin an element, `<br>`, and characters that XML forbids.
 */
const PLACES = /<!\[CDATA\[|<\/?[bh]r\s*>|&|<(?=[\s\d=<,.;)]|$)|(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/giu;
/**
 * How many characters at the end of a chunk are kept until the next chunk, because they may be the beginning
 * of an entity.
 */
const TAIL = 40;
const CDATA_END = ']]>';
const BEFORE_DOCUMENT = /^[\s\ufeff\u200b]+/;
const COMMENT = /^<!--.*?-->[\s\ufeff\u200b]*/s;
const COMMENT_START = '<!--';
const DECLARATION = '<?xml';
/** Maximum number of characters of the comments before the XML declaration. */
const COMMENTS = 200_000;

/**
 * Corrects common errors in feeds that an XML parser would refuse: empty lines, byte order marks or comments
 * before the XML declaration, an unescaped `&` or `<`, `<br>`, HTML entities, and forbidden characters, also
 * as references. Works on a stream. CDATA sections stay as they are.
 */
export class LenientXml {
  /** Number of lines that were removed before the document. */
  skippedLines = 0;
  #remarks: Issue[] = [];
  #held = '';
  #line = 1;
  #isStarted = false;
  #isInCdata = false;

  /**
   * Takes a chunk, and returns the corrected text, except for the end whose correction depends on the next
   * chunk.
   */
  write(text: string): string {
    return this.#correct(text, false);
  }

  /** Returns the corrected rest of the document. */
  end(): string {
    return this.#correct('', true);
  }

  /** Returns warnings about the corrections made since the previous call. */
  takeRemarks(): Issue[] {
    const remarks = this.#remarks;
    this.#remarks = [];
    return remarks;
  }

  #correct(chunk: string, isLast: boolean): string {
    let text = this.#held + chunk;
    this.#held = '';
    if (!this.#isStarted) text = this.#start(text, isLast);
    let corrected = '';
    let at = 0;
    while (at < text.length) {
      const limit = isLast ? text.length : this.#limitOf(text, at);
      if (this.#isInCdata) {
        const end = text.indexOf(CDATA_END, at);
        this.#isInCdata = end < 0;
        const next = end < 0 ? limit : end + CDATA_END.length;
        corrected += this.#pass(text.slice(at, next));
        at = next;
        if (end < 0) break;
        continue;
      }
      PLACES.lastIndex = at;
      const found = PLACES.exec(text);
      const isComplete = found !== null && found.index < limit;
      corrected += this.#pass(text.slice(at, isComplete ? found.index : limit));
      if (!isComplete) {
        at = limit;
        break;
      }
      const [sign] = found;
      at = found.index + sign.length;
      if (sign === '<![CDATA[') {
        this.#isInCdata = true;
        corrected += sign;
      } else if (sign === '&') {
        const entity = this.#entity(text.slice(found.index, found.index + TAIL));
        corrected += entity.text;
        at = found.index + entity.length;
      } else if (/^<.*>$/s.test(sign)) {
        this.#remark('has a line break of HTML that is not closed; it is read as a space');
        corrected += ' ';
      } else if (sign === '<') {
        this.#remark('has a bare «<»; it is read as text');
        corrected += '&lt;';
      } else this.#remark('has a control character that XML forbids; it is removed');
    }
    this.#held += text.slice(at);
    return corrected;
  }

  /**
   * The offset from which an entity or tag may be unfinished. The text from there on is kept until the next
   * chunk.
   */
  #limitOf(text: string, at: number): number {
    return this.#isInCdata ? Math.max(at, text.length - CDATA_END.length + 1) : tailOf(text, at);
  }

  #start(text: string, isLast: boolean): string {
    const [before = ''] = BEFORE_DOCUMENT.exec(text) ?? [];
    let afterComments = before.length;
    for (
      let found = COMMENT.exec(text.slice(afterComments));
      found;
      found = COMMENT.exec(text.slice(afterComments))
    )
      afterComments += found[0].length;
    const next = text.slice(afterComments, afterComments + DECLARATION.length);
    const isComment = next.startsWith(COMMENT_START) || COMMENT_START.startsWith(next);
    const isUnfinished = isComment || (DECLARATION.startsWith(next) && next !== DECLARATION);
    if (isUnfinished && !isLast && text.length < COMMENTS) {
      this.#held = text;
      return '';
    }
    this.#isStarted = true;
    const removed = text.slice(0, next === DECLARATION ? afterComments : before.length);
    this.skippedLines = removed.split('\n').length - 1;
    this.#line += this.skippedLines;
    if (removed.replace('\ufeff', '') !== '')
      this.#remark('begins with empty lines, marks or comments; they are removed', 1);
    return text.slice(removed.length);
  }

  #entity(text: string): { text: string; length: number } {
    const known = OF_XML.exec(text)?.[0];
    if (known !== undefined) return { text: known.toLowerCase(), length: known.length };
    const [reference, decimal, hexadecimal = ''] = NUMERIC.exec(text) ?? [];
    if (reference !== undefined) {
      const isAllowed = isXmlCharacter(
        decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal),
      );
      if (!isAllowed)
        this.#remark(`has the code of a character that XML forbids (${reference}); it is removed`);
      return { text: isAllowed ? reference.toLowerCase() : '', length: reference.length };
    }
    const name = NAMED.exec(text)?.[1];
    const sign = name === undefined ? undefined : entityText(name);
    if (name === undefined || sign === undefined) {
      this.#remark('has a bare «&»; it is read as text');
      return { text: '&amp;', length: 1 };
    }
    this.#remark(`has the HTML entity &${name};, which is read as its sign`);
    return { text: sign.replace('&', '&amp;').replace('<', '&lt;'), length: name.length + 2 };
  }

  #pass(text: string): string {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#line += 1;
    return text;
  }

  #remark(why: string, line = this.#line): void {
    this.#remarks.push({ line, offerId: '', field: 'xml', why });
  }
}

/** Whether XML 1.0 allows a character, by its code point. */
const isXmlCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x1_0000 && code <= 0x10_ffff);

/**
 * The offset at which an unfinished entity or tag begins. If nothing is unfinished, the text's length. Looks
 * only at the text from `at` on.
 */
function tailOf(text: string, at: number): number {
  const from = Math.max(at, text.length - TAIL);
  const tail = text.slice(from);
  const ampersand = tail.lastIndexOf('&');
  if (ampersand >= 0 && !tail.includes(';', ampersand)) return from + ampersand;
  const bracket = tail.lastIndexOf('<');
  return bracket >= 0 && tail.length - bracket < '<![CDATA['.length ? from + bracket : text.length;
}

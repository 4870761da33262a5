import { describe, expect, it } from 'vitest';
import { LenientXml } from './lenient-xml.ts';

const DOCUMENT =
  '\n<!-- made by hand -->\n<?xml version="1.0"?><a>Лён & <br>хлопок 3 < 5 &nbsp;&#1;</a>' +
  '<b><![CDATA[<p>Лён & хлопок</p>]]></b><c>100%</c><d>5 &lt; 7 &amp; 9</d>';

function correct(...chunks: string[]): string {
  const lenient = new LenientXml();
  return chunks.map((chunk) => lenient.write(chunk)).join('') + lenient.end();
}

describe('the correction of XML', () => {
  const whole = correct(DOCUMENT);

  it('common errors in the XML of a feed are corrected, but not in CDATA sections', () => {
    expect(whole).toBe(
      '<?xml version="1.0"?><a>Лён &amp;  хлопок 3 &lt; 5 \u00a0</a>' +
        '<b><![CDATA[<p>Лён & хлопок</p>]]></b><c>100%</c><d>5 &lt; 7 &amp; 9</d>',
    );
  });

  it('the corrected XML is the same, however the text is divided into three chunks', () => {
    for (let first = 0; first < DOCUMENT.length; first += 1)
      for (let second = first; second < DOCUMENT.length; second += 1) {
        const chunks = [DOCUMENT.slice(0, first), DOCUMENT.slice(first, second), DOCUMENT.slice(second)];
        if (correct(...chunks) !== whole) expect.fail(`differs for ${JSON.stringify(chunks)}`);
      }
  });
});

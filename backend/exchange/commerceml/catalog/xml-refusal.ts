import { DEEPEST, type XmlFault } from '../../../platform/xml/xml-reader.ts';
import { xmlReason } from '../../yml/feed/xml-sentences.ts';

/** Describes an error in an XML file in Russian. The text completes a sentence and has no full stop. */
export function xmlRefusal(fault: XmlFault): string {
  switch (fault.kind) {
    case 'NOT_XML':
      return `файл — не XML (${xmlReason(fault.detail)})`;
    case 'DOCTYPE':
      return 'файл объявляет тип документа (DOCTYPE), это не принимается';
    case 'TOO_DEEP':
      return `вложенность больше ${DEEPEST} уровней`;
    case 'TOO_LONG':
      return 'слишком много знаков без элемента';
  }
}

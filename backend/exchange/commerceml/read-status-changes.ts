import { XmlReader } from '../../platform/xml/xml-reader.ts';
import { encodingOf } from '../yml/feed/reading/read-text.ts';
import { ExchangeRefused } from './catalog/exchange-refused.ts';
import { xmlRefusal } from './catalog/xml-refusal.ts';

/** The state that 1C reports for an order. `requisites` are additional fields of 1C, by name. */
export type StatusChange = { id: string; number: string; requisites: ReadonlyMap<string, string> };

const BEFORE_DOCUMENT = ['КоммерческаяИнформация', 'Документ'];

/** Maximum number of documents (orders) in one file. */
const MOST = 10_000;

/**
 * Reads the reported orders from a CommerceML 2 file in UTF-8 (with or without a byte order mark) or
 * windows-1251, according to its XML declaration. A file with a document type declaration is refused, because
 * it could define entities that expand to huge texts or read other files.
 * @throws ExchangeRefused
 */
export function readStatusChanges(bytes: Uint8Array): StatusChange[] {
  const found: StatusChange[] = [];
  const path: string[] = [];
  let text = '';
  let document = { id: '', number: '', requisites: new Map<string, string>() };
  let requisite = { name: '', value: '' };
  const xml = new XmlReader({
    fail: (fault, line) => {
      throw new ExchangeRefused(`Строка ${line}: ${xmlRefusal(fault)}.`);
    },
    open(name) {
      path.push(name.replace(/^.*:/, ''));
      text = '';
      if (isAt(path, [])) document = { id: '', number: '', requisites: new Map() };
      if (isAt(path, ['ЗначенияРеквизитов', 'ЗначениеРеквизита'])) requisite = { name: '', value: '' };
    },
    text(part) {
      text += part;
    },
    close() {
      const value = text.trim();
      if (isAt(path, ['Ид'])) document.id = value;
      if (isAt(path, ['Номер'])) document.number = value;
      if (isAt(path, ['ЗначенияРеквизитов', 'ЗначениеРеквизита', 'Наименование'])) requisite.name = value;
      if (isAt(path, ['ЗначенияРеквизитов', 'ЗначениеРеквизита', 'Значение'])) requisite.value = value;
      if (isAt(path, ['ЗначенияРеквизитов', 'ЗначениеРеквизита']))
        document.requisites.set(requisite.name, requisite.value);
      if (isAt(path, [])) found.push(document);
      if (found.length > MOST) throw new ExchangeRefused(`В файле больше ${MOST} заказов.`);
      path.pop();
      text = '';
    },
  });
  xml.write(decoded(bytes));
  xml.close();
  return found;
}

/** Whether the parser is inside a document (an order), at the element with the path `inside`. */
const isAt = (path: readonly string[], inside: readonly string[]): boolean =>
  path.length === BEFORE_DOCUMENT.length + inside.length &&
  path.join('/') === [...BEFORE_DOCUMENT, ...inside].join('/');

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes.subarray(0, 256)), { fatal: true }).decode(bytes);
  } catch {
    throw new ExchangeRefused('Файл не в UTF-8 и не в windows-1251, или его кодировка не объявлена.');
  }
}

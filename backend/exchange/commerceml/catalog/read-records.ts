import { XmlReader } from '../../../platform/xml/xml-reader.ts';
import { openText } from '../../yml/feed/reading/read-text.ts';
import { ExchangeRefused } from './exchange-refused.ts';
import { xmlRefusal } from './xml-refusal.ts';

/** An XML element: its name, text and children. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Element[];
};

export type ExchangeRecord = {
  /** The path of the record in the document: the names of its ancestors and its own, without the root's. */
  place: string;
  element: Element;
  /** Whether the record is in a part of the document that contains only changes. */
  onlyChanges: boolean;
};

/**
 * Paths, below the root, of the elements that are returned as records. The elements inside them belong to the
 * record.
 */
const RECORDS = new Set([
  'Классификатор/Группы',
  'Классификатор/Свойства/Свойство',
  'Классификатор/ТипыЦен/ТипЦены',
  'Классификатор/Склады/Склад',
  'Каталог/Товары/Товар',
  'ПакетПредложений/ТипыЦен/ТипЦены',
  'ПакетПредложений/Склады/Склад',
  'ПакетПредложений/Предложения/Предложение',
]);
const ROOT = 'КоммерческаяИнформация';
/** Maximum number of characters of one record. */
const LIMIT = 5_000_000;

/**
 * Reads a CommerceML 2 file as a stream and yields its records. A file with a document type declaration is
 * refused, because it could define entities that expand to huge texts or read other files. Throws
 * ExchangeRefused, and FeedError for a file that is not in its declared encoding.
 */
export async function* readRecords(file: string): AsyncGenerator<ExchangeRecord> {
  const path: string[] = [];
  let ready: ExchangeRecord[] = [];
  let open: Element[] = [];
  let length = 0;
  let place = '';
  let onlyChanges = false;
  const fail = (why: string, line: number): never => {
    throw new ExchangeRefused(`Строка ${line}: ${why}.`);
  };
  const grow = (by: number, line: number) => {
    length += by;
    if (length > LIMIT) fail('элемент слишком большой', line);
  };
  const xml = new XmlReader({
    fail: (fault, line) => fail(xmlRefusal(fault), line),
    open(name, attributes, line) {
      const local = name.replace(/^.*:/, '');
      if (path.length === 0 && local !== ROOT)
        fail(`файл начинается с <${local.slice(0, 40)}>, а не с <${ROOT}>`, line);
      path.push(local === 'ИзмененияПакетаПредложений' ? 'ПакетПредложений' : local);
      if (path.length === 2)
        onlyChanges = attributes.СодержитТолькоИзменения === 'true' || local === 'ИзмененияПакетаПредложений';
      const element: Element = { name: local, attributes, text: '', children: [] };
      if (open.length > 0) {
        grow(50 + Object.values(attributes).join('').length, line);
        open.at(-1)?.children.push(element);
        open.push(element);
        return;
      }
      const here = path.slice(1).join('/');
      if (!RECORDS.has(here)) return;
      place = here;
      length = 0;
      open = [element];
    },
    text(text, line) {
      const element = open.at(-1);
      if (!element) return;
      grow(text.length, line);
      element.text += text;
    },
    close() {
      const element = open.pop();
      if (element && open.length === 0) ready.push({ place, element, onlyChanges });
      path.pop();
    },
  });
  for await (const { text } of (await openText(file)).chunks) {
    xml.write(text);
    yield* ready;
    ready = [];
  }
  xml.close();
  yield* ready;
}

/** The first child with the given name. */
export const child = ({ children }: Element, name: string): Element | undefined =>
  children.find((one) => one.name === name);

/** The children named `name` of the child element `list`. */
export const listed = (element: Element, list: string, name: string): Element[] =>
  (child(element, list)?.children ?? []).filter((one) => one.name === name);

/** The text of a child, or '' if there is no such child. */
export const textOf = (element: Element, name: string): string => child(element, name)?.text.trim() ?? '';

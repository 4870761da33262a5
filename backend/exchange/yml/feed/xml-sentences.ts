import { translator } from '../../../platform/language/sentences.ts';

/** Error messages of the XML parser, in English and in Russian. */
const reasons: Readonly<Record<string, string>> = {
  'unclosed tag: {}': 'тег {} не закрыт',
  'unexpected close tag': 'закрывающий тег без открывающего',
  'unmatched closing tag: {}': 'закрывающий тег {} не соответствует открытому',
  'weird empty close tag': 'закрывающий тег без имени',
  'unexpected end': 'неожиданный конец',
  'document must contain a root element': 'нет корневого элемента',
  'documents may contain only one root': 'больше одного корневого элемента',
  'text data outside of root node': 'текст вне корневого элемента',
  'disallowed character': 'недопустимый знак',
  'disallowed character in tag name': 'недопустимый знак в имени тега',
  'disallowed character in closing tag': 'недопустимый знак в закрывающем теге',
  'disallowed character in attribute name': 'недопустимый знак в имени атрибута',
  'attribute without value': 'атрибут без значения',
  'unquoted attribute value': 'значение атрибута без кавычек',
  'no whitespace between attributes': 'нет пробела между атрибутами',
  'duplicate attribute: {}': 'атрибут {} повторяется',
  'forward-slash in opening tag not followed by >': 'после косой черты в теге нет >',
  'malformed comment': 'ошибка в комментарии',
  'malformed character entity': 'ошибка в коде знака',
  'undefined entity': 'неизвестная сущность',
  'incorrect syntax': 'ошибка записи',
  'the string "]]>" is disallowed in char data': 'в тексте не может быть ]]>',
  'an XML declaration must be at the start of the document': 'объявление XML стоит не в начале',
  'XML declaration is incomplete': 'объявление XML не закончено',
  'inappropriately located doctype declaration': 'DOCTYPE стоит не на месте',
};

/** Messages about feeds that are not XML, in English with their Russian translations. */
export const xmlSentences: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reasons).flatMap(([english, russian]) => [
    [`Line {}: the feed is not XML (${english}).`, `Строка {}: выгрузка — не XML (${russian}).`],
    [
      `Line {}: the feed is cut off or not closed (${english}).`,
      `Строка {}: выгрузка обрывается или не закрыта (${russian}).`,
    ],
  ]),
);

const translate = translator(reasons);

/** Translates an error message of the XML parser to Russian, without a full stop. */
export const xmlReason = (english: string): string => translate('ru', english.replace(/\.$/, '')).text;

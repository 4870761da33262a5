import type { ArticleVat } from '#shared/orders/vat.ts';
import { oneLine, plainText, shorten } from '#shared/text/plain-text.ts';
import { type ChangeColumn, type ChangeRow, codeOf, type GoodsChange } from '../changes/goods-change.ts';
import type { Issue } from '../yml/feed/issue.ts';
import { formerPrice } from '../yml/offers/offer-fields.ts';
import { hasLostSign, type ThreeDigits } from '../yml/offers/values/amount.ts';
import { isRangeOfPieces, readPieces, STOCK_LIMIT } from '../yml/offers/values/pieces.ts';
import { readVat } from '../yml/offers/values/read-vat.ts';
import type { TableOfGoods, TableRow } from './columns.ts';

/** Matches a value that is only a dash: it removes the old price, the description or the VAT rate. */
const NOTHING = /^[-–—]$/;
const YES = /^(да|1|\+|x|х|v|yes|y|true|истина|скрыть|скрыт|hide|hidden)$/i;
const NO = /^(нет|0|[-–—]|no|n|false|ложь|показать|показан|show|shown)$/i;
/** Matches a barcode that a spreadsheet turned into a rounded number: «4,60712E+12». */
const SHORTENED = /^\d[.,]?\d*e\+?\d+$/i;

/** Maximum lengths of texts in characters, as in the contract. */
const NAME = 120;
const DESCRIPTION = 2000;

type Options = {
  titles: TableOfGoods['titles'];
  threeDigits: ThreeDigits;
  refuse: (issue: Issue) => void;
  warn: (issue: Issue) => void;
};

/**
 * Parses the values of a row like those of feeds, and reports each value that cannot be parsed. Returns
 * undefined if any value cannot be parsed, or if the row contains no change.
 */
export function readChange({ line, values }: TableRow, options: Options): ChangeRow | undefined {
  const { titles, threeDigits } = options;
  const row = {
    line,
    sku: oneLine(values.sku ?? ''),
    barcode: values.barcode ?? '',
    size: values.size ?? '',
  };
  let isBad = false;
  const issue = (column: ChangeColumn, why: string): Issue => ({
    line,
    offerId: codeOf(row),
    field: titles[column] ?? column,
    why,
  });
  const refuse = (column: ChangeColumn, why: string) => {
    isBad = true;
    options.refuse(issue(column, why));
  };
  const read = <T>(column: ChangeColumn, reader: (text: string) => T | undefined): T | undefined => {
    const text = values[column];
    return text === undefined ? undefined : reader(text);
  };
  const money = (column: ChangeColumn) => (text: string) => {
    const amount = formerPrice(threeDigits).safeParse(text);
    if (amount.success) {
      if (hasLostSign(text))
        options.warn(
          issue(column, `«${shorten(oneLine(text), 40)}» is read as ${amount.data / 100} roubles`),
        );
      return amount.data;
    }
    refuse(column, amount.error.issues[0]?.message ?? 'is wrong');
    return undefined;
  };
  const yesOrNo = (column: ChangeColumn) => (text: string) => {
    if (YES.test(text)) return true;
    if (NO.test(text)) return false;
    refuse(column, `«${shorten(text, 40)}» is neither «да» nor «нет»`);
    return undefined;
  };

  if (codeOf(row) === '') refuse(titles.sku === undefined ? 'barcode' : 'sku', 'is missing');
  for (const column of ['sku', 'barcode'] as const)
    if (SHORTENED.test(row[column]) && row[column] !== '')
      refuse(column, `«${row[column]}» was shortened by a spreadsheet; format the column as text`);
  const isHidden = read('hidden', yesOrNo('hidden'));
  const isShown = read('shown', yesOrNo('shown'));
  if (isHidden !== undefined && isHidden === isShown)
    refuse('shown', 'says the opposite of the other column');
  const change = {
    price: read('price', money('price')),
    priceBefore: read('oldPrice', (text) => (NOTHING.test(text) ? null : money('oldPrice')(text))),
    stock: read('stock', (text) =>
      stockOf(
        text,
        (why) => refuse('stock', why),
        (why) => options.warn(issue('stock', why)),
      ),
    ),
    vat: read('vat', (text): ArticleVat | null | undefined => {
      if (NOTHING.test(text)) return null;
      const rate = readVat(text, 'percent');
      const written = shorten(oneLine(text), 40);
      if (!rate) refuse('vat', `«${written}» is no rate of VAT`);
      else if (rate.remark !== undefined) options.warn(issue('vat', `«${written}» ${rate.remark}`));
      return rate?.vat;
    }),
    isHidden: isHidden ?? (isShown === undefined ? undefined : !isShown),
    name: read('name', (text) => {
      const name = oneLine(plainText(text));
      if (NOTHING.test(name)) return refuse('name', 'is missing');
      if (name.length > NAME) return refuse('name', `is longer than ${NAME} characters`);
      return name;
    }) as string | undefined,
    description: read('description', (text) => {
      if (NOTHING.test(text)) return '';
      const whole = plainText(text);
      if (whole.length > DESCRIPTION)
        options.warn(issue('description', `is longer than ${DESCRIPTION} characters; it is cut`));
      return shorten(whole, DESCRIPTION);
    }),
  };
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as GoodsChange;
  return isBad || Object.keys(given).length === 0 ? undefined : { ...row, change: given };
}

function stockOf(
  text: string,
  refuse: (why: string) => void,
  warn: (why: string) => void,
): number | undefined {
  const pieces = readPieces(text);
  const written = shorten(text, 40);
  if (pieces === 'unreadable') refuse(`«${written}» is not a number of pieces`);
  else if (pieces === 'some') refuse(`«${written}» does not say how many pieces there are`);
  else if (hasParts(text)) refuse(`«${written}» is not a whole number of pieces`);
  else if (isOverLimit(text, pieces)) refuse(`«${written}» is more than ${STOCK_LIMIT} pieces`);
  else if (pieces < 0) {
    warn(`«${written}» is below zero; nothing is sold`);
    return 0;
  } else {
    if (isUnclear(text, pieces) || isRangeOfPieces(text)) warn(`«${written}» is read as ${pieces} pieces`);
    return pieces;
  }
  return undefined;
}

/** Whether a text is a number with a fraction other than zero: «5.5» is, «5.000» is not. */
const hasParts = (text: string) => /[.,]\d*[1-9]\d*\D*$/.test(text.trim());

/** Whether a number exceeds the maximum stock. `readPieces` returns that maximum for such a number. */
const isOverLimit = (text: string, pieces: number) =>
  pieces === STOCK_LIMIT && text.replace(/[.,]0+(?=\D*$)/, '').replace(/\D/g, '') !== String(STOCK_LIMIT);

/** Whether it is unclear if the separator in a number separates decimals or thousands: «1,000», «1.000». */
const isUnclear = (text: string, pieces: number) => pieces > 0 && /^\D*\d{1,3}[.,]000\D*$/.test(text.trim());

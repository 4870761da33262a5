import { typeset } from '../text/typeset.ts';

type Interval = { from: string; to: string };
type Reason = 'SIZE' | 'FIT' | 'COLOUR' | 'DEFECT' | 'OTHER';
type Way = 'COURIER' | 'POINT' | 'STORE' | 'POST';

/** What the shopper has chosen in a refund, in the contract's form. */
export type ChosenRefund = {
  lines: readonly { position: number; quantity: number; reason: Reason | null; comment: string | null }[];
  way: Way | null;
  storeCode: string | null;
  pickup: { address: object | null; day: string | null; interval: Interval | null } | null;
  payout: object | null;
};

type FieldError = { in: 'body'; pointer: string; code: string; message: string };
type OfferedLine = {
  position: number;
  quantity: number;
  onlyDefects: boolean;
  obstacle: { text: string } | null;
};
type OfferedWay = {
  way: Way;
  days: readonly string[];
  intervals: readonly Interval[];
  stores: readonly { code: string }[];
};
type Offered = { lines: readonly OfferedLine[]; ways: readonly OfferedWay[] };

const wrong = (pointer: string, code: string, message: string): FieldError => ({
  in: 'body' as const,
  pointer,
  code,
  message: typeset(message),
});
const missing = (pointer: string, message: string) => wrong(pointer, 'required', message);
const notOffered = (pointer: string, message: string) => wrong(pointer, 'not_offered', message);

/**
 * Checks the filled-in parts of a refund draft against what can be returned now. Returns field errors.
 * Missing parts are errors only when the draft is submitted.
 */
export function refundChoiceErrors(choice: Partial<ChosenRefund>, { lines, ways }: Offered): FieldError[] {
  const { way, storeCode, pickup } = choice;
  const offered = ways.find((one) => one.way === way);
  const courier = ways.find((one) => one.way === 'COURIER');
  const stores = ways.flatMap((one) => one.stores);
  const isKnownDay = !pickup?.day || courier?.days.includes(pickup.day);
  const isKnownInterval =
    !pickup?.interval ||
    courier?.intervals.some(({ from, to }) => from === pickup.interval?.from && to === pickup.interval.to);
  return [
    ...wrongLines(choice.lines ?? [], lines),
    ...(way && !offered ? [notOffered('/way', 'Так эти вещи вернуть нельзя')] : []),
    ...(storeCode && !stores.some(({ code }) => code === storeCode)
      ? [notOffered('/storeCode', 'Этот магазин вещи не принимает')]
      : []),
    ...(isKnownDay ? [] : [notOffered('/pickup/day', 'В этот день курьер не приедет')]),
    ...(isKnownInterval ? [] : [notOffered('/pickup/interval', 'В это время курьер не приедет')]),
  ];
}

function wrongLines(chosen: ChosenRefund['lines'], lines: readonly OfferedLine[]): FieldError[] {
  return chosen.flatMap(({ position, quantity, reason }, place) => {
    const line = lines.find((one) => one.position === position);
    const isRepeated = chosen.findIndex((one) => one.position === position) < place;
    if (!line || isRepeated || quantity > line.quantity)
      return [notOffered(`/lines/${place}/quantity`, line?.obstacle?.text ?? 'Столько вернуть нельзя')];
    return line.onlyDefects && reason !== null && reason !== 'DEFECT'
      ? [notOffered(`/lines/${place}/reason`, line.obstacle?.text ?? 'Вернуть можно только с браком')]
      : [];
  });
}

type CounterLine = { position: number; good: number; damaged: number };

/** Checks the lines of a return at the counter against what can be returned now. Returns field errors. */
export function counterLinesErrors(
  { lines, reason }: { lines: readonly CounterLine[]; reason: Reason },
  offered: readonly OfferedLine[],
): FieldError[] {
  const empty = lines.findIndex(({ good, damaged }) => good + damaged === 0);
  if (empty >= 0) return [wrong(`/lines/${empty}/good`, 'nothing_left', 'Укажите, сколько вещей вернулось')];
  const chosen = lines.map(({ position, good, damaged }) => ({
    position,
    quantity: good + damaged,
    reason,
    comment: null,
  }));
  // Other JSON pointers apply here: at the counter all lines have one reason, and their pieces are counted as
  // `good` or `damaged`.
  return wrongLines(chosen, offered).map(({ pointer, ...error }) => ({
    ...error,
    pointer: pointer.endsWith('/reason') ? '/reason' : pointer.replace(/quantity$/, 'good'),
  }));
}

/** Errors for parts that are missing when a draft is submitted. */
export function missingChoiceErrors(
  { lines, way, storeCode, pickup, payout }: ChosenRefund,
  { ways, paidOnReceipt }: Pick<Offered, 'ways'> & { paidOnReceipt: boolean },
): FieldError[] {
  const courier = ways.find((one) => one.way === 'COURIER');
  const pickupErrors = [
    ...(pickup?.address ? [] : [missing('/pickup/address', 'Укажите, откуда забрать вещи')]),
    ...(pickup?.day ? [] : [missing('/pickup/day', 'Выберите день')]),
    ...(pickup?.interval || courier?.intervals.length === 0
      ? []
      : [missing('/pickup/interval', 'Выберите время')]),
  ];
  return [
    ...(lines.length === 0 ? [missing('/lines', 'Отметьте, что возвращаете')] : []),
    ...lines.flatMap(({ reason, comment }, place) => [
      ...(reason === null ? [missing(`/lines/${place}/reason`, 'Выберите причину')] : []),
      ...(reason === 'DEFECT' && !comment?.trim()
        ? [missing(`/lines/${place}/comment`, 'Опишите, что случилось')]
        : []),
    ]),
    ...(way === null ? [missing('/way', 'Выберите способ возврата')] : []),
    ...(way === 'STORE' && !storeCode ? [missing('/storeCode', 'Выберите магазин')] : []),
    ...(way === 'COURIER' ? pickupErrors : []),
    ...(paidOnReceipt && way !== 'STORE' && !payout
      ? [missing('/payout', 'Укажите, куда вернуть деньги')]
      : []),
  ];
}

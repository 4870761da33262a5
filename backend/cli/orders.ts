import { setTimeout } from 'node:timers/promises';
import { openLabels } from '../delivery/carriers/open-delivery-provider.ts';
import { readServiceSettings } from '../service-settings.ts';
import { readVariables } from '../variables.ts';
import { repeated, runOperatorCommand, text } from './operator/operator-command.ts';
import { runOrders, type Values } from './orders/run-command.ts';
import type { Texts } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Заказы магазина.

Команды:
  npm run orders -- list                          заказы, сначала новые
    --state PLACED,PAID  --from 2026-11-01  --to 2026-11-30  --page 2
    --undecided          только заказы с оплатой другой суммы, которая ждёт решения
    --search "8 999 123-45-67"   или последние четыре цифры телефона, имя, почта, часть номера, артикул
    состояния: PLACED оформлен, AWAITING_PAYMENT ждёт оплаты, PAID оплачен, PACKING собран, SHIPPED отправлен,
    READY ждёт покупателя, HANDED_OVER вручён, PARTLY_HANDED_OVER вручён частично, CANCELLED отменён
  npm run orders -- show В-123456-6               один заказ: покупатель, строки, что было
  npm run orders -- pack В-123456-6               всё в посылке
    --missing 1:2        двух штук строки 1 нет: покупатель получит письмо и деньги, остаток станет 0
    --code 1=0104…       код маркировки штуки из строки 1; по разу на каждую штуку
  npm run orders -- ship В-123456-6 --carrier Курьер
    --track 1010101010   номер отправления; не нужен, только если везёт свой курьер
                         Магазин с CDEK_SHIPMENT_POINT сам заводит посылки в СДЭК: тогда --carrier СДЭК без --track
                         отдаёт посылку, когда СДЭК даст номер; show говорит, где она, или почему СДЭК её не принимает
  npm run orders -- label В-123456-6              для такого магазина: сохраняет этикетку СДЭК, PDF для наклейки
    --out ФАЙЛ           куда (label-В-123456-6.pdf в этой папке)
  npm run orders -- ready В-123456-6              покупатель может забрать заказ
  npm run orders -- hand-over В-123456-6          заказ у покупателя
    --kept 1:1           из строки 1 покупатель оставил одну штуку; остальное возвращается в наличие
    --code 1=0104…       какую маркированную штуку он оставил, если другие той же строки вернулись
    --paid card          как оплачен при получении, cash или card, если не так, как выбрал покупатель
  npm run orders -- cancel В-123456-6 --reason OUT_OF_STOCK
    причины: OUT_OF_STOCK нет в наличии, BUYER_ASKED попросил покупатель, NOT_REACHED не дозвонились,
    NOT_COLLECTED не забрали, DEFECT брак, OTHER другое
  npm run orders -- refund В-123456-6 --sum 500 --reason GOODWILL
    --line 1:1           вместо суммы: цена одной штуки строки 1
    --pay cash           cash или card: как отдать из кассы, если заказ оплачен при получении
    причины: DEFECT брак, RETURNED возвращён, GOODWILL в знак внимания, OTHER другое
  npm run orders -- accept В-123456-6             банк списал не ту сумму: заказ оплачен ею; лишнее вернётся, недостающее
                                                  прощается
  npm run orders -- return В-123456-6             вместо этого: вся эта сумма вернётся, заказ останется неоплаченным
    --payment ID         какая оплата, если решения ждут несколько; show называет их
  npm run orders -- export > orders.jsonl         всё о заказах, по строке на заказ
    --format commerceml  для 1С, XML
    --state, --from, --to как у list

Обычный путь: PLACED или PAID, pack, PACKING, ship, SHIPPED, hand-over. Заказы, которые забирают, идут из PACKING или
SHIPPED командой ready в READY. Строки пронумерованы как в show. Если другой сотрудник успел раньше, команда скажет об
этом и ничего не изменит: посмотрите заказ (show) и повторите.

Настройки, в окружении или в .env: OPERATOR_TOKEN и OPERATOR_URL, если магазин не на этой машине; для label
CDEK_CLIENT_ID и CDEK_CLIENT_SECRET, как у магазина. Код завершения: 0 сделано, 1 магазин отказал, 2 неверная команда.

--lang en выводит всё по-английски.`,
  en: `Orders of the shop.

Usage:
  npm run orders -- list                          orders, the newest first
    --state PLACED,PAID  --from 2026-11-01  --to 2026-11-30  --page 2
    --undecided          only orders with a payment of another sum that waits for a decision
    --search "8 999 123-45-67"   or the last four digits of the phone, a name, an e-mail, a part of the number, a SKU
  npm run orders -- show В-123456-6               one order: buyer, lines, events
  npm run orders -- pack В-123456-6               everything is in the parcel
    --missing 1:2        two pieces of line 1 are missing: the buyer gets a letter and the money, the stock becomes 0
    --code 1=0104…       the scanned marking code of a piece of line 1; once for each piece
  npm run orders -- ship В-123456-6 --carrier Курьер
    --track 1010101010   the number of the parcel; only couriers of your own need none
                         A shop with CDEK_SHIPMENT_POINT registers parcels at CDEK itself: then --carrier СДЭК without
                         --track hands the parcel over after CDEK assigns a number; show reports where it is, or why
                         CDEK refuses it
  npm run orders -- label В-123456-6              for such a shop: saves the label of its parcel, a PDF to stick on it
    --out FILE           the file (default: label-В-123456-6.pdf in this folder)
  npm run orders -- ready В-123456-6              the order can be collected by the buyer
  npm run orders -- hand-over В-123456-6          the buyer has received the order
    --kept 1:1           the buyer keeps only one piece of line 1; the rest returns to stock
    --code 1=0104…       which marked piece the buyer keeps, if others of its line return
    --paid card          how an order paid on receipt was paid, cash or card, if not as the buyer chose
  npm run orders -- cancel В-123456-6 --reason OUT_OF_STOCK
    reasons: OUT_OF_STOCK, BUYER_ASKED, NOT_REACHED, NOT_COLLECTED, DEFECT, OTHER
  npm run orders -- refund В-123456-6 --sum 500 --reason GOODWILL
    --line 1:1           instead of a sum: the price of one piece of line 1
    --pay cash           cash or card: how an order paid on receipt is paid back at the till
    reasons: DEFECT, RETURNED, GOODWILL, OTHER
  npm run orders -- accept В-123456-6             the bank charged another sum than was due: the order is paid with it; what
                                                  is above its sum goes back, and what is missing is waived
  npm run orders -- return В-123456-6             instead: all of that sum goes back, and the order stays unpaid
    --payment ID         which payment, if several wait for a decision; show names them
  npm run orders -- export > orders.jsonl         all data of orders, one line each
    --format commerceml  for 1C, as XML
    --state, --from, --to as with list

The usual way is: PLACED or PAID, pack, PACKING, ship, SHIPPED, hand-over. Collected orders go from PACKING or SHIPPED by
ready to READY. Lines are numbered as in show. If another operator was faster, the command reports it and changes
nothing: look at the order with show and try again.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL if the shop is not on this machine; for label
CDEK_CLIENT_ID and CDEK_CLIENT_SECRET, as the shop uses them. The exit code is 0 for success, 1 if the shop refuses, 2 for a usage error.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

await runOperatorCommand({
  script: 'orders',
  usage: USAGE,
  options: {
    state: text,
    from: text,
    to: text,
    search: text,
    page: text,
    carrier: text,
    track: text,
    reason: text,
    sum: text,
    payment: text,
    undecided: { type: 'boolean' },
    paid: text,
    pay: text,
    format: text,
    out: text,
    missing: repeated,
    kept: repeated,
    line: repeated,
    code: repeated,
  },
  run: (client, words, values: Values) =>
    runOrders(client, words, values, () =>
      openLabels(readServiceSettings(readVariables()), {
        clock: () => new Date(),
        pause: (ms) => setTimeout(ms),
      }),
    ),
});

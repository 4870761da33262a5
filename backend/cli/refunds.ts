import { repeated, runOperatorCommand, text } from './operator/operator-command.ts';
import { runRefunds } from './refunds/run-command.ts';
import type { Texts } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Возвраты магазина: товары и деньги, которые идут обратно.

Команды:
  npm run refunds -- list                         возвраты; сначала те, по которым пора платить
    --state REQUESTED,APPROVED  --due 2026-12-08  --page 2
    --search 4567        по заказу: телефон, имя, почта, часть номера или артикул
    состояния: REQUESTED подан, APPROVED одобрен, SENT в пути, RECEIVED принят, REFUNDED выплачен,
    REJECTED отклонён, CANCELLED отменён
  npm run refunds -- show В-123456-6/1            один возврат: покупатель, товары, как вернёт, что было
    --photos ПАПКА       записывает фотографии брака в папку, которая уже есть
  npm run refunds -- approve В-123456-6/1         покупатель может прислать товары
    --say "Назовите в пункте выдачи код 4417"     покупателю, в письме и на странице
  npm run refunds -- receive В-123456-6/1         всё пришло; товары без брака возвращаются в наличие
    --good 1:1           только это: одна штука строки 1, которую можно продать снова
    --damaged 2:1        одна штука строки 2 принята, но продать её нельзя; остальное не принято
    --code 1=0104…       код маркировки штуки из строки 1; по разу на каждую штуку
  npm run refunds -- pay В-123456-6/1             возвращает деньги тем же путём, каким они пришли
    --pay cash           cash наличными или card картой: из кассы, если заказ оплачен при получении; печатает чек возврата
    --by-hand            деньги уже отданы помимо магазина, например переводом
  npm run refunds -- take В-123456-6 --line 1:1 --reason SIZE --pay cash
                                                  возврат у прилавка: товар в наличие, деньги покупателю
    --defect 2:1         одна штука строки 2, которую продать уже нельзя
    --reason             SIZE размер, FIT посадка, COLOUR цвет, DEFECT брак, OTHER другое
    --pay                cash или card из кассы, если заказ оплачен при получении; online обратно через банк
    --store kazan        магазин, где останется товар (где заказ забрали, или общий остаток)
    --code 1=0104…       код маркировки штуки из строки 1
    --key UUID           тот же ключ, что у вызова, ответ которого потерян, чтобы возврат не повторился
  npm run refunds -- reject В-123456-6/1 --reason WORN
    причины: WORN со следами носки, NOT_OURS не наш товар, TOO_LATE срок прошёл, NO_DEFECT брака нет,
    NOT_SENT не прислан, OTHER другое

Обычный путь: REQUESTED, approve, APPROVED, receive, RECEIVED, pay, REFUNDED. Принесённое в магазин принимают сразу.
Строки пронумерованы как в заказе. Если другой сотрудник успел раньше, команда скажет об этом и ничего не изменит:
посмотрите возврат (show) и повторите.

Настройки, в окружении или в .env: OPERATOR_TOKEN и OPERATOR_URL, если магазин не на этой машине. Код завершения:
0 сделано, 1 магазин отказал, 2 неверная команда.

--lang en выводит всё по-английски.`,
  en: `Refunds of the shop: goods and money that go back.

Usage:
  npm run refunds -- list                         refunds; those whose money is due come first
    --state REQUESTED,APPROVED  --due 2026-12-08  --page 2
    --search 4567        of orders found by phone, name, e-mail, a part of the number or a SKU
  npm run refunds -- show В-123456-6/1            one refund: buyer, goods, way back, what happened
    --photos FOLDER      writes the photographs of a defect into an existing folder
  npm run refunds -- approve В-123456-6/1         the buyer may send the goods
    --say "Назовите в пункте выдачи код 4417"     a message to the buyer, in the letter and on the page
  npm run refunds -- receive В-123456-6/1         everything arrived; goods without defects return to stock
    --good 1:1           only this: one piece of line 1 that can be sold again
    --damaged 2:1        one piece of line 2 that is accepted but cannot be sold; all other pieces are not accepted
    --code 1=0104…       the marking code of a piece of line 1; once for each piece
  npm run refunds -- pay В-123456-6/1             refunds the money by the original way of payment
    --pay cash           cash or card: paid out at the till, as the order was paid on receipt; prints the receipt of return
    --by-hand            the money was already returned outside the shop, such as by transfer
  npm run refunds -- take В-123456-6 --line 1:1 --reason SIZE --pay cash
                                                  goods are returned at the counter: into stock, and the money paid out
    --defect 2:1         one piece of line 2 that cannot be sold again
    --reason             SIZE, FIT, COLOUR, DEFECT, OTHER
    --pay                cash or card at the till, as the order was paid on receipt; online: back through the bank
    --store kazan        the store that keeps the goods (default: where the order was collected, or the common stock)
    --code 1=0104…       the marking code of a piece of line 1
    --key UUID           the same key as in a call whose answer was lost, so that it is not made twice
  npm run refunds -- reject В-123456-6/1 --reason WORN
    reasons: WORN, NOT_OURS, TOO_LATE, NO_DEFECT, NOT_SENT, OTHER

The usual way is: REQUESTED, approve, APPROVED, receive, RECEIVED, pay, REFUNDED. Goods brought to a store are received
at once. Lines are numbered as in the order. If another operator was faster, the command reports it and changes
nothing: look at the refund with show and try again.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL if the shop is not on this machine. The exit code is
0 for success, 1 if the shop refuses, 2 for a usage error.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

await runOperatorCommand({
  script: 'refunds',
  usage: USAGE,
  options: {
    state: text,
    due: text,
    search: text,
    page: text,
    say: text,
    reason: text,
    photos: text,
    'by-hand': { type: 'boolean' },
    pay: text,
    store: text,
    key: text,
    line: repeated,
    defect: repeated,
    good: repeated,
    damaged: repeated,
    code: repeated,
  },
  run: runRefunds,
});

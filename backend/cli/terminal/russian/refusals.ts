import type { RussianMessages } from '../../../platform/language/sentences.ts';

/** Russian translations of messages that say why a command refuses to run or a process does not start. */
export const refusalMessages: RussianMessages = {
  // Refusals to start the shop.
  'The shop is not built yet: run "npm run build", or "npm start", which does it when needed.':
    'Магазин ещё не собран: запустите npm run build или npm start, который собирает сам.',
  'Port {} is taken by another program: stop it, or choose another port with PORT.':
    'Порт {} занят другой программой: остановите её или задайте другой порт в PORT.',
  'Port {} may not be opened by this user: choose one above 1023 with PORT.':
    'Этому пользователю порт {} открыть нельзя: задайте в PORT порт выше 1023.',
  'HOST is {}, which is not an address of this machine.': 'HOST — {}: такого адреса у этой машины нет.',
  'The server could not listen on {}:{}: {}.': 'Сервер не смог слушать {}:{}: {}.',
  'The backend cannot listen on {}:{} ({}).': 'Порт команд сотрудников {}:{} открыть нельзя ({}).',
  'A worker ended before it served.': 'Процесс завершился, не успев открыть магазин.',
  // Messages about wrong arguments.
  '--lang must be ru or en.': '--lang — это ru или en.',
  'A command is required.': 'Нужна команда.',
  '{} is not a command.': 'Команды {} нет.',
  '{} has no option --{}.': 'У команды {} нет ключа --{}.',
  '--{} is required.': 'Нужен ключ --{}.',
  "Unknown option '{}'. {}": 'Ключа {} нет.',
  "Unknown option '{}'": 'Ключа {} нет.',
  "Option '{} <value>' argument is ambiguous.{}":
    'После {} нужно значение; оно начинается с дефиса: пишите {}=значение.',
  "Option '{} <value>' argument missing": 'После {} нужно значение.',
  "Option '{}' does not take an argument": 'После {} значения не бывает.',
  "Unexpected argument '{}'. {}": 'Слово «{}» здесь лишнее.',
  'One command and one file are required.': 'Нужны одна команда и один файл.',
  'One command and one folder are required.': 'Нужны одна команда и одна папка.',
  'One command and its subject are required.': 'Нужны команда и то, к чему она относится.',
  '{} must be a whole number.': '{}: нужно целое число.',
  '{} is required.': 'Нужен ключ {}.',
  '--add and --replace exclude each other.': '--add и --replace исключают друг друга.',
  '--{} must be cash or card.': '--{}: нужно cash или card.',
  '--{} must be one of: {}.': '--{} — одно из: {}.',
  '--reason is required.': 'Нужно --reason.',
  '--pay is required: cash, card or online.': 'Нужно --pay: cash, card или online.',
  '--line or --defect is required: the goods that are returned.': 'Нужно --line или --defect: что вернули.',
  'The return may still be recorded: repeat the command with --key {}.':
    'Возврат, возможно, записан: повторите команду с --key {}.',
  '--hide and --show exclude each other.': '--hide и --show исключают друг друга.',
  'Nothing to change is given, such as --price 4990.': 'Не сказано, что изменить, например --price 4990.',
  'One article number or barcode is required.': 'Нужен один артикул или штрихкод.',
  'An order number such as В-123456-6 is required.': 'Нужен номер заказа вида В-123456-6.',
  'A refund number such as В-123456-6/1 is required.': 'Нужен номер возврата вида В-123456-6/1.',
  'The id of one review is required; list shows the ids.': 'Нужен идентификатор отзыва; их показывает list.',
  '{} does not accept an order number.': 'Команда {} не берёт номера заказа.',
  '{} does not accept a number.': 'Команда {} не берёт номера.',
  '{} does not accept an id.': 'Команда {} не берёт идентификатора.',
  '{} does not accept a file.': 'Команда {} не берёт файла.',
  'One order number is required.': 'Нужен один номер заказа.',
  'One refund number is required.': 'Нужен один номер возврата.',
  'One review id is required.': 'Нужен один идентификатор отзыва.',
  '{} is not an order number such as В-123456-6.': '{} — это не номер заказа вида В-123456-6.',
  '{} is not a refund number such as В-123456-6/1.': '{} — это не номер возврата вида В-123456-6/1.',
  '{} is not a review id; list shows the ids.': '{} — это не идентификатор отзыва; их показывает list.',
  '{} is not a sum in roubles such as 500 or 499,90.': '{} — это не сумма в рублях вида 500 или 499,90.',
  '{} is not a line with a number of pieces such as 1:2.': '{} — это не строка с числом штук вида 1:2.',
  '{} is not a line with a code such as 1=0104601234567893215…':
    '{} — это не строка с кодом вида 1=0104601234567893215…',
  '--format must be {}.': '--format — это {}.',
  '--code requires --kept.': 'Для --code нужен --kept.',
  '--code requires --good or --damaged.': 'Для --code нужен --good или --damaged.',
  'Either --say or --nothing is required.': 'Нужен или --say, или --nothing.',
  '--to is only for show.': '--to бывает только у show.',
  'The number of one request is required.': 'Нужен номер одного обращения.',
  '--out is only for export.': '--out бывает только у export.',
  '--dry-run and --per-minute are only for send.': '--dry-run и --per-minute бывают только у send.',
  'The file of one letter is required.': 'Нужен файл одного письма.',
  '--per-minute must be a number from 1 to {}.': '--per-minute — это число от 1 до {}.',
  '{} is not a known argument.': 'Слово {} здесь лишнее.',
  '--{} must be a day such as 2026-11-01.': '--{} — это день вида 2026-11-01.',
  '--from is later than --until.': '--from позже, чем --until.',
  '{} is not a valid name for an operator.': '{} не годится в имя: строчные латинские буквы, цифры и дефисы.',
  'The role must be one of {}.': 'Роль — одна из {}.',
  '{} is not a valid name for a person.': '{} не годится в имя человека: от 2 до 40 знаков.',
  'A command is required, and a name for add, invite and revoke.':
    'Нужна команда, а для add, invite и revoke ещё имя.',
  '--role is only for add, which needs it, and invite.': '--role бывает у add, где он нужен, и у invite.',
  // Messages about refusals by the operator API.
  'The shop does not serve operators at {}.': 'По адресу {} магазин не отвечает сотрудникам.',
  'The shop refuses that.': 'Магазин отказывает.',
  'The shop answered {}.': 'Магазин ответил {}.',
  'The token is unknown or was revoked.': 'Ключ сотрудника неизвестен или отозван.',
  'The role of this token does not allow that. Roles that do: {}.':
    'Роль этого ключа такого не позволяет. Нужна роль: {}.',
  'The order, refund, review or page does not exist.': 'Такого заказа, возврата, отзыва или страницы нет.',
  "The order's state does not allow that, or another operator has changed the order. Look at it again with show.":
    'Состояние заказа этого не позволяет, или заказ изменил другой сотрудник. Посмотрите ещё раз: show.',
  "The refund's state does not allow that, or the refund was changed. Look at it again with show.":
    'Состояние возврата этого не позволяет, или возврат изменили. Посмотрите ещё раз: show.',
  "The review's state does not allow that, or the review was changed. Look at it again with show.":
    'Состояние отзыва этого не позволяет, или отзыв изменили. Посмотрите ещё раз: show.',
  'Less than that was paid, or it was already refunded.': 'Оплачено меньше, или эти деньги уже вернули.',
  'Nothing of this order can be returned now.': 'Из этого заказа сейчас ничего нельзя вернуть.',
  'Another return was made with this key.': 'С этим ключом уже записан другой возврат.',
  'Set OPERATOR_URL or OPERATOR_PORT to the address where the shop serves operators.':
    'Задайте OPERATOR_URL или OPERATOR_PORT: адрес, по которому магазин отвечает сотрудникам.',
  'Set OPERATOR_TOKEN to the token of an operator (npm run operators -- add).':
    'Задайте OPERATOR_TOKEN: ключ сотрудника (npm run operators -- add).',
  'No payment of order {} waits for a decision.': 'У заказа {} нет оплаты, которая ждёт решения.',
  'Several payments wait for a decision: name one with --payment.':
    'Решения ждут несколько оплат: назовите одну ключом --payment.',
  'There is no order {}.': 'Заказа {} нет.',
  'There is no refund {}.': 'Возврата {} нет.',
  'There is no request {}.': 'Обращения {} нет.',
  'There is no listing {}.': 'Раздела {} нет.',
  '--dead is only for list.': '--dead бывает только у list.',
  'The id of one message is required.': 'Нужен номер одного сообщения.',
  'There is no message {} in the outbox.': 'Сообщения {} нет.',
  'There is no dead letter {} that has not expired.':
    'Неотправленного сообщения {}, у которого не вышел срок, нет.',
  'There is no operator {} with access.': 'Сотрудника {} с действующим доступом нет.',
  'The name {} is or was used by an operator.': 'Имя {} занято или было занято.',
  // Messages about labels that could not be fetched.
  'Labels come from CDEK: set CDEK_CLIENT_ID and CDEK_CLIENT_SECRET to the values that the shop uses.':
    'Этикетки печатает СДЭК: задайте CDEK_CLIENT_ID и CDEK_CLIENT_SECRET, как у магазина.',
  'Order {} has no parcel at a carrier: if CDEK_SHIPMENT_POINT is set, the shop registers a parcel when the order is packed.':
    'У заказа {} нет посылки у перевозчика: если задан CDEK_SHIPMENT_POINT, магазин заводит её, когда заказ собран.',
  '{} refuses the parcel: {}': '{} не принимает посылку: {}',
  'The parcel was cancelled.': 'Посылка отменена.',
  '{} has not registered the parcel yet. Try again in a few minutes.':
    '{} ещё не завёл посылку. Попробуйте через несколько минут.',
  'CDEK did not create a label: {}': 'СДЭК не сделал этикетку: {}',
  'CDEK has removed the label already. Run the command again.':
    'СДЭК уже удалил этикетку. Запустите команду ещё раз.',
  'CDEK is still preparing the label. Run the command again in a minute.':
    'СДЭК ещё готовит этикетку. Запустите команду через минуту.',
  'CDEK returned no label: {}': 'СДЭК не отдал этикетку: {}',
  // Messages about refused files and folders.
  'Errors in the content: {}.': 'Ошибок в текстах: {}.',
  'Errors in the delivery table: {}.': 'Ошибок в таблице доставки: {}.',
  'Errors in the file: {}.': 'Ошибок в файле: {}.',
  'The file {} does not exist.': 'Файла {} нет.',
  'There is no file {}.': 'Файла {} нет.',
  'The folder {} does not exist.': 'Папки {} нет.',
  'The folder {} is not empty.': 'Папка {} не пуста.',
  'The folder {} has no files of the delivery table.': 'В папке {} нет файлов таблицы доставки.',
  'The file {} cannot be read ({}).': 'Файл {} нельзя прочитать ({}).',
  'The file {} cannot be written ({}).': 'Файл {} нельзя записать ({}).',
  '{} cannot be written: {}.': 'Файл {} нельзя записать: {}.',
  '{} cannot be read ({}).': 'Файл {} нельзя прочитать ({}).',
  '{} cannot be read.': 'Файл {} нельзя прочитать.',
  '{} already exists.': 'Файл {} уже есть.',
  'The folder of pictures must be inside {}, where an import looks for them.':
    'Папка картинок должна быть внутри {}, там их ищет загрузка.',
  'The file {} is too large for a table of stores.': 'Файл {} слишком велик для таблицы магазинов.',
  'The file {} is not a text file; save the spreadsheet as CSV.':
    'Файл {} — не текст; сохраните таблицу как CSV.',
  'The file has no stores.': 'В файле нет магазинов.',
  'The file has more than {} stores.': 'В файле больше {} магазинов.',
  'The shop would have {} stores, more than {}.': 'Магазинов стало бы {}, больше {}.',
  'The file is empty.': 'Файл пуст.',
  'Line {}: the column {} comes twice.': 'Строка {}: столбец {} дважды.',
  'Line {}: the first line has no column {}.': 'Строка {}: в первой строке нет столбца {}.',
  'Line {}: «{}» is not a column of stores; the columns are {}.':
    'Строка {}: столбца «{}» у магазинов нет; столбцы: {}.',
  'Line {}: a quote is not closed.': 'Строка {}: кавычка не закрыта.',
  'Line {}: something follows a value in quotes.': 'Строка {}: что-то стоит после значения в кавычках.',
  'The feed was not downloaded: {}.': 'Выгрузку не удалось скачать: {}.',
  'The shop stopped before the feed was read.': 'Магазин остановился раньше, чем прочитал выгрузку.',
  'Goods are generated from the demo shop, but this checkout has no folder demo.':
    'Товары делаются из демонстрационного магазина, а папки demo здесь нет.',
  'Interrupted.': 'Прервано.',
  'The number of variants must be a whole number from 1 to {}.': 'Число цветов — целое от 1 до {}.',
  'The seed must be a whole number from 0 to {}.': '--seed — целое число от 0 до {}.',
  'The shop already has goods: --add keeps them, --replace removes them.':
    'В магазине уже есть товары: --add их оставляет, --replace убирает.',
  'Goods of the seed {} are already in the shop: choose another --seed.':
    'Товары с --seed {} уже в магазине: возьмите другой.',
  // Messages about refused files with texts of letters.
  '{}: the file name identifies the letter and may contain only letters, digits, - _ and .':
    '{}: имя файла — это имя письма, в нём возможны буквы, цифры, - _ и .',
  '{} has no text.': 'В {} нет текста.',
  'The same letter was already sent as {}. Nothing is sent twice.':
    'Это же письмо уже ушло под именем {}. Дважды не посылаем.',
  'A letter {} with another text was already sent on {}. Give this one a different name.':
    'Письмо {} с другим текстом уже ушло {}. Дайте этому другое имя.',
  'The letter {} was sent more than {} days ago, and its receivers are no longer recorded. Write a new letter.':
    'Письмо {} ушло больше {} дней назад, и кому — уже не записано. Напишите новое.',
  // Messages about backups that failed.
  'The shop stopped before the backup was finished.': 'Магазин остановился раньше, чем закончил копию.',
  '{} is not a backup of the shop.': '{} — это не копия магазина.',
  '{} is damaged or incomplete.': 'Копия {} повреждена или неполна.',
  'The backup was made by a newer version of the shop.': 'Копию сделала более новая версия магазина.',
  'There is not enough disk space for the backup at {}.': 'Для копии {} не хватает места на диске.',
  "The database is not a shop's database.": 'Это база данных не магазина.',
  '{} cannot be created ({}).': 'Файл {} нельзя создать ({}).',
  'The tables of the backup do not match the schema of its version.':
    'Таблицы копии не подходят к её версии.',
  'The backup was made by a newer version of the shop, or by a different one: its schema is unknown here.':
    'Копию сделала более новая или другая версия магазина: здесь её таблицы неизвестны.',
  'The database has {} other connections: stop the shop first.':
    'С базой соединены другие процессы ({}): сначала остановите магазин.',
  'The database contains tables that do not belong to the shop.': 'В базе есть таблицы не магазина.',
  'The database is not empty ({}): --force replaces everything in it.':
    'База не пуста ({}): --force заменит в ней всё.',
  // Messages about a data folder with which the shop cannot start.
  'DATA_DIR is {}, which cannot be created or written ({}).':
    'DATA_DIR — {}: эту папку нельзя создать или записать ({}).',
  'The lock file {} cannot be taken over; remove it when nothing uses {}.':
    'Замок {} не снимается; удалите его, когда {} никто не использует.',
  'The lock file {} cannot be written ({}).': 'Замок {} нельзя записать ({}).',
  'The folder {} cannot be created ({}).': 'Папку {} нельзя создать ({}).',
  'The database in {} cannot be opened ({}).': 'Базу данных в {} нельзя открыть ({}).',
  'The disk of {} has {} MB free, and the embedded database needs {} MB to be opened: make room.':
    'На диске {} свободно {} МБ, а встроенной базе нужно {} МБ: освободите место.',
  'DATABASE_URL: the database at {} cannot be reached ({}).': 'DATABASE_URL: база {} недоступна ({}).',
  'DATABASE_URL is not an address of the form postgresql://user:password@host:port/name.':
    'DATABASE_URL — это не адрес вида postgresql://имя:пароль@сервер:порт/база.',
  'DATABASE_URL cannot be read as an address of a PostgreSQL database.':
    'DATABASE_URL не читается как адрес базы PostgreSQL.',
  'Migration {} failed ({}).': 'Переход {} не удался ({}).',
  '{} must be set, because {} is.': 'Нужна настройка {}, потому что задана {}.',
  'CDEK_CLIENT_ID and CDEK_CLIENT_SECRET must be set together.':
    'CDEK_CLIENT_ID и CDEK_CLIENT_SECRET задают вместе.',
  'MINDBOX_ENDPOINT_ID and MINDBOX_SECRET_KEY must be set together.':
    'MINDBOX_ENDPOINT_ID и MINDBOX_SECRET_KEY задают вместе.',
  'PAYMENTS names {}, which needs {}.': 'PAYMENTS называет {}, а для этого нужна настройка {}.',
  '{} is set, but PAYMENTS does not name {}.': 'Задана {}, но PAYMENTS не называет {}.',
};

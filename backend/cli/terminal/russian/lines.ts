import type { RussianMessages } from '../../../platform/language/sentences.ts';

/** What commands print besides refusals. */
export const lineMessages: RussianMessages = {
  // Every command.
  'Nothing was changed.': 'Ничего не изменено.',
  'The connection to the database was lost.': 'Связь с базой данных потеряна.',
  '… and {} more.': '… и ещё {}.',
  'warning: {}': 'замечание: {}',
  'Page {} of {}, {} orders.': 'Страница {} из {}, заказов: {}.',
  'Page {} of {}, {} refunds.': 'Страница {} из {}, возвратов: {}.',
  'Page {} of {}, {} reviews.': 'Страница {} из {}, отзывов: {}.',
  'no longer stored': 'больше не хранится',
  // Orders.
  'No orders found.': 'Заказов не нашлось.',
  '{} to {}': 'с {} по {}',
  '{}, paid {}, back {}': '{}, оплачено {}, возвращено {}',
  '{}, delivery {} included': '{}, вместе с доставкой {}',
  'charged {} instead of {}, {}': 'списано {} вместо {}, {}',
  'accept or return? --payment {}': 'принять или вернуть? --payment {}',
  'codes {}': 'кодов {}',
  'Order {} is {}, {}.': 'Заказ {} {}, {}.',
  'Order {} is {}, {}. Its parcel: {}.': 'Заказ {} {}, {}. Посылка: {}.',
  'The label of order {}, parcel {}, was saved to {}.': 'Этикетка заказа {}, посылка {}, сохранена: {}.',
  // Refunds.
  'No refunds found.': 'Возвратов не нашлось.',
  sent: 'выплачено',
  '{}, by --photos': '{}, ключ --photos',
  '{} of {}': '{} из {}',
  'Refund {} is {}, {}.': 'Возврат {} {}, {}.',
  'Refund {} is {}, {}; the money was sent.': 'Возврат {} {}, {}; деньги отправлены.',
  // Reviews.
  'No reviews found.': 'Отзывов не нашлось.',
  '{}, of the demo shop': '{}, из демонстрационного магазина',
  'size {}': 'размер {}',
  'not named': 'без имени',
  'by the rules': 'по правилам',
  'An earlier text is published:': 'Опубликован прежний текст:',
  open: 'открыта',
  settled: 'закрыта',
  '{} of 5': '{} из 5',
  '{} cm': '{} см',
  'usually {}': 'обычно {}',
  'Review {} is {}; the product page shows it.': 'Отзыв {} {}; на странице товара он есть.',
  'Review {} is {}; the product page does not show it.': 'Отзыв {} {}; на странице товара его нет.',
  // Contact requests.
  'No requests.': 'Обращений нет.',
  'no order': 'без заказа',
  'files {}': 'файлов {}',
  'Saved: {}': 'Сохранено: {}',
  'Order {}': 'Заказ {}',
  'Order {} (typed, not checked)': 'Заказ {} (вписан, не проверен)',
  // Newsletter.
  '{} subscribers: {} accounts, {} addresses without an account.':
    'Подписчиков {}: с личным кабинетом {}, без него {}.',
  'No letters were sent yet.': 'Писем ещё не было.',
  'Written: {}, {} addresses.': 'Записано: {}, адресов {}.',
  ' {} addresses already had it.': ' Уже получили: {}.',
  '{}: nothing to write.{}': '{}: писать некому.{}',
  '{}: {} messages were written to the outbox.{}': '{}: писем в очереди {}.{}',
  'The shop sends them at {} a minute, the last one at {} Moscow time.':
    'Магазин посылает по {} в минуту, последнее — {} по Москве.',
  'Subject: {}': 'Тема: {}',
  'Preheader: {}': 'Подзаголовок: {}',
  'Dry run, nothing was written. {} would go to {} of {} addresses; {} already have it.':
    'Пробный запуск, ничего не записано. {} ушло бы на адреса: {} из {}; уже получили {}.',
  'At {} a minute that takes {} min.': 'По {} в минуту это займёт {} мин.',
  // Operators.
  'Operator {} is added with the role {}. The token is shown only this once:':
    'Сотрудник {} добавлен с ролью {}. Ключ показан только сейчас:',
  'revoked {}': 'отозван {}',
  'There are no operators.': 'Сотрудников нет.',
  'The token of {} is revoked.': 'Ключ {} отозван.',
  // Report.
  'Written to {}.': 'Записано: {}.',
  // Search.
  'Their links were not checked: {}': 'Ссылки не проверены: {}',
  'there is no shop yet.': 'магазина ещё нет.',
  'Listing: {}': 'Раздел: {}',
  'Query: {}': 'Запрос: {}',
  'Synonyms: searched as «{}»': 'Синонимы: ищем «{}»',
  'Redirect: shoppers are sent to {}': 'Переадресация: покупатель попадёт на {}',
  'Banner: {}': 'Баннер: {}',
  'Before the rules: {} models': 'До правил: моделей {}',
  'After the rules: {} models': 'После правил: моделей {}',
  '  answered as «{}»': '  ответ на «{}»',
  '  understood: {}': '  понято: {}',
  '  (new among the first ten)': '  (не было среди первых десяти)',
  '  (was {})': '  (было {})',
  'The redirect of «{}» leads to {}, but the shop has no such page.':
    'Переадресация «{}» ведёт на {}, а такой страницы в магазине нет.',
  'The banner «{}» leads to {}, but the shop has no such page.':
    'Баннер «{}» ведёт на {}, а такой страницы в магазине нет.',
  '{}: {} of {} were wanted, at least {} % required': '{}: нужных {} из {}, требуется не меньше {} %',
  '{} queries, {} % precision at 10, {} below the required share':
    'запросов {}, точность первых десяти {} %, ниже требуемого {}',
  // Imports and exports.
  '{} files were written to {}.': 'Файлов записано: {}, папка {}.',
  'Dry run: nothing was changed. The import would have these results:':
    'Пробный запуск: ничего не изменено. Получилось бы так:',
  'The content was imported.': 'Тексты в магазине.',
  'The delivery table was imported.': 'Таблица доставки в магазине.',
  'The stores were imported.': 'Магазины загружены.',
  '{} added, {} changed, {} unchanged, {} removed': 'новых {}, изменено {}, без изменений {}, ушло {}',
  '  stores  {}': '  магазины  {}',
  '  cities  {} added': '  города    новых {}',
  changed: 'изменено',
  unchanged: 'без изменений',
  '{} offers written to {}, {} pictures copied.': 'Предложений записано {}, файл {}; картинок {}.',
  '{} offers read, {} %, {} a second': 'прочитано предложений {}, {} %, в секунду {}',
  '{} of {} pictures imported, {} %': 'картинок {} из {}, {} %',
  '{} of {} models written, {} %': 'моделей {} из {}, {} %',
  '{} of {} sizes written, {} %': 'размеров {} из {}, {} %',
  '{} of {} variants, {} %, {} a second': 'цветов {} из {}, {} %, в секунду {}',
  'The demo shop and a generated catalog were added to the shop.':
    'В магазин добавлены демонстрационный магазин и сделанный каталог.',
  'A generated catalog was added to the shop.': 'В магазин добавлен сделанный каталог.',
  '  models    {}': '  модели    {}',
  '  variants  {}': '  цвета     {}',
  '  sizes     {}': '  размеры   {}',
  '  {} s, {} variants a second': '  {} с, цветов в секунду {}',
  'There were no exchanges of goods with 1C yet.': 'Обменов товарами с 1С ещё не было.',
  'The catalog command failed. Nothing was changed in the database.':
    'Команда не выполнена. В базе ничего не изменено.',
  // Backups.
  'The backup was written to {}: {}.': 'Копия записана: {}; в ней {}.',
  'The backup was restored into the database ({}): {}.': 'Копия возвращена в базу ({}): {}.',
  '{} rows of {} tables, and {} files of own pictures': 'строк {}, таблиц {}, файлов своих картинок {}',
  // Doctor.
  'What opening lacks:': 'Чего не хватает для открытия:',
  'Receipt: {}, {}, {}': 'Чек: {}, {}, {}',
  'VAT {}%': 'НДС {}%',
  'with fitting': 'с примеркой',
  'Taken: {}, {}.': 'Получено {} {}.',
  'Paid out: {}, {}.': 'Отдано из кассы {} {}.',
  'Goes back through the bank: {}.': 'Через банк вернётся {}.',
};

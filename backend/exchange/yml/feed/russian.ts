import { type RussianMessages, translator } from '../../../platform/language/sentences.ts';
import { tableSentences } from './table-sentences.ts';
import { xmlSentences } from './xml-sentences.ts';

/**
 * The English messages of an import, with their Russian translations. `{}` is a placeholder for a number or a
 * word from the feed; both languages have the placeholders in the same order.
 */
export const importMessages: RussianMessages = {
  ...tableSentences,
  ...xmlSentences,
  // Messages: why an offer is not sold.
  'is missing': 'не указано',
  'is missing; goods of one size say <param name="Размер">Единый</param>':
    'не указано; товары одного размера пишут <param name="Размер">Единый</param>, или это говорит файл соответствий',
  'is a code ({})': 'это код ({}), а не слово для покупателя',
  'is longer than {} characters': 'длиннее {} знаков',
  'contains spaces, quotes or control characters': 'содержит пробелы, кавычки или управляющие знаки',
  '«{}» is not an amount in roubles such as 12990 or 12990.50':
    '«{}» — это не сумма в рублях вида 12990 или 12990.50',
  '«{}» has three digits after its sign: thousands or parts of a rouble; the mapping says which (prices: threeDigits)':
    '«{}»: три цифры после знака: тысячи или доли рубля; это говорит файл соответствий (prices: threeDigits)',
  'is zero': 'ноль',
  'is more than 20 million roubles': 'больше 20 миллионов рублей',
  'is not RUR or RUB; prices of the shop are in roubles': 'не RUR и не RUB; цены магазина в рублях',
  'does not name a category of the feed ({})': 'такой категории в выгрузке нет ({})',
  'is left out by the mapping ({})': 'исключена файлом соответствий ({})',
  'a model has at most {} colours': 'у модели не больше {} цветов',
  'a colour has at most {} sizes': 'у цвета не больше {} размеров',
  'this size of the colour is already on line {}': 'этот размер цвета уже есть в строке {}',
  'this size of the colour is already on line {}; they differ in {}; the mapping can make that a part of the size (params: width: [{}])':
    'этот размер цвета уже есть в строке {}; они отличаются: {}; файл соответствий может сделать это частью размера (params: width: [{}])',
  'is already used by the offer on line {}': 'уже занят предложением в строке {}',
  'has more than {} offers': 'содержит больше {} предложений',
  'is refused, so its size is sold out until the offer is correct; it had {} pieces':
    'не принято, поэтому размер распродан, пока предложение не исправят; было штук: {}',
  'names {} sizes in one offer ({}); the mapping can split it (severalSizes: split)':
    'в одном предложении несколько размеров: {} ({}); файл соответствий может его разделить (severalSizes: split)',
  '«{}» cannot be read as a part of the size {}': '«{}» нельзя прочитать как часть размера {}',
  '«{}» contradicts the size {}, which says {}': '«{}» противоречит размеру {}, где сказано {}',
  '«{}» contradicts «{}», which the same offer names': '«{}» противоречит «{}» у того же предложения',
  '«{}» of the product contradicts «{}» of the characteristic, which counts':
    '«{}» у товара противоречит «{}» у характеристики; учтена характеристика',
  'is too long to be split into sizes': 'слишком длинно, чтобы разделить предложение на размеры',
  'is new, but its goods are hidden, so it is hidden too': 'новое, но товар скрыт, поэтому оно тоже скрыто',
  'has only prices or stock, and the shop does not have its goods':
    'только цена или остаток, а такого товара в магазине нет',
  'is not an id that the shop has; it changes {}, which has its {}':
    'такого id в магазине нет; изменён размер {}, у которого тот же {}',
  'names {} by its id and {} by its {}; nothing is changed':
    'по id это {}, а другой код называет {} ({}); ничего не изменено',
  'has only prices or stock, as have {} offers, this is the first; nothing else of their goods is changed':
    'только цена или остаток; таких предложений {}, это первое; ничего другого у их товаров не изменено',
  'names neither size nor colour; those of the goods that the shop has under this id stay':
    'нет ни размера, ни цвета; остаются те, что у товара с этим id в магазине',
  // Messages: a size of the shop has another id in the feed than before.
  'is new for a size that the shop has as {} and the feed does not name ({}); that size passes to this offer':
    'новый id для размера, который есть в магазине как {}, а в выгрузке его нет ({}); этот размер перешёл к новому id',
  'is a size that the shop also has as {}, which the feed does not name ({}); that one is sold out, it had {} pieces':
    'этот размер есть в магазине и как {}, а в выгрузке его нет ({}); тот распродан, было штук: {}',
  'has no word in common with «{}» of the same model (line {}); check what joins them':
    'нет общих слов с «{}» той же модели (строка {}); проверьте, по чему они соединены',
  // Warnings: the value of a param was split into several parts.
  '«{}» is read as the colour «{}» and the size «{}»': '«{}» прочитано как цвет «{}» и размер «{}»',
  '«{}» is read as the size «{}»': '«{}» прочитано как размер «{}»',
  'has one size in two systems; {} is shown with {}': 'один размер в двух системах; показан {} с {}',
  'names {} sizes in one offer ({}); its {} pieces are shared among them':
    'в одном предложении несколько размеров: {} ({}); штуки ({}) разделены между ними',
  // Warnings: an error in the XML was corrected.
  'has a bare «&»; it is read as text': 'голый «&»; прочитан как текст',
  'has a bare «<»; it is read as text': 'голый «<»; прочитан как текст',
  'has a line break of HTML that is not closed; it is read as a space':
    'незакрытый перевод строки HTML; прочитан как пробел',
  'has a control character that XML forbids; it is removed':
    'управляющий знак, которого в XML не бывает; убран',
  'has the code of a character that XML forbids ({}); it is removed':
    'код знака, которого в XML не бывает ({}); убран',
  'declares the encoding {}, but is in {}; it is read as that':
    'объявлена кодировка {}, а текст в {}; прочитано так',
  'has the HTML entity &{};, which is read as its sign': 'сущность HTML &{}; прочитана как её знак',
  'begins with empty lines, marks or comments; they are removed':
    'начинается с пустых строк, меток или комментариев; они убраны',
  'has words with Latin and Russian letters; they are written in one script ({})':
    'слова из латинских и русских букв; написаны одним письмом ({})',
  // Warnings: how a stock or a price was understood.
  '«{}» is read as {} roubles': '«{}» прочитано как {} руб.',
  '«{}» is not a number of pieces; nothing is sold': '«{}» — не число штук; ничего не продаётся',
  'is empty; nothing is sold': 'пусто; ничего не продаётся',
  '«{}» is below zero; nothing is sold': '«{}» — меньше нуля; ничего не продаётся',
  '«{}» is not a whole number; {} are sold': '«{}» — не целое число; продаётся штук: {}',
  '«{}» does not say how many pieces there are; {} are sold':
    '«{}» не говорит, сколько штук; продаётся штук: {}',
  '«{}» is neither yes nor no; nothing is sold': '«{}» — не «да» и не «нет»; ничего не продаётся',
  'is not an element that the shop reads; it is left out in {} offers, this is the first':
    'такого элемента магазин не знает; пропущено в предложениях: {}, это первое',
  'differs from {} ({}), which counts': 'отличается от {} ({}), учтено то',
  'is missing in {} offers that look like sizes of {} models ({}); each is a model of its own (mapping: groups: by)':
    'не указано в предложениях: {}; они похожи на размеры моделей: {} ({}); каждое стало отдельной моделью (файл соответствий: groups: by)',
  'is missing in {} offers, this is the first; they are sold because they are available, with {} pieces each (mapping: stock: withoutNumber)':
    'не указано в предложениях: {}, это первое; они есть в наличии и продаются, штук каждого: {} (файл соответствий: stock: withoutNumber)',
  // Warnings: a part of an offer was ignored or cut; the offer itself is sold.
  'is longer than {} characters; it is cut': 'длиннее {} знаков; обрезано',
  'is not fibres with percents that sum to 100; it is left out':
    'это не волокна с процентами, которые в сумме дают 100; пропущено',
  'occurs more than {} times; the first {} are used': 'встречается больше {} раз; взяты первые {}',
  'occurs more than {} times; the others are left out': 'встречается больше {} раз; остальное пропущено',
  'is not 4 to 32 letters and digits; the shop assigns its own':
    'это не 4–32 латинские буквы и цифры; магазин дал свой',
  '«{}» has a wrong check digit; it stays inside the shop':
    '«{}» — неверная контрольная цифра; поисковикам и площадкам код не передаётся',
  'is neither «да» nor «нет»; it is left out': 'не «да» и не «нет»; пропущено',
  'is too long to be shown; it is left out': 'слишком длинно для показа; пропущено',
  '«{}» is in no colour family; «Другой» is shown':
    '«{}» не входит ни в одно семейство цветов; показано «Другой»',
  'hold {} pieces of an offer that is not available; they are left out':
    'содержит {} шт. предложения, которого нет в продаже; они не учтены',
  'is {}, less than the {} pieces in outlets, which count':
    '{} — меньше, чем {} шт. в точках продаж; учтены они',
  '«{}» is no rate of VAT; that of the seller counts': '«{}» — не ставка НДС; действует ставка продавца',
  '«{}» is no rate of VAT': '«{}» — не ставка НДС',
  '«{}» is read as free of VAT; only exports have a rate of {} %':
    '«{}» прочитано как «без НДС»; ставка {} % бывает только при вывозе из страны',
  '«{}» is read as the main rate of VAT, which is that of the day of sale':
    '«{}» прочитано как основная ставка НДС; она берётся на день продажи',
  'has no id; it is left out': 'нет id; пропущено',
  'does not say in instock how many pieces it has; it is left out':
    'instock не говорит, сколько там штук; пропущено',
  'is zero; no discount is shown': 'ноль; скидка не показана',
  'is missing; no discount is shown': 'не указано; скидка не показана',
  'is more than 20 million roubles; no discount is shown': 'больше 20 миллионов рублей; скидка не показана',
  '«{}» is not an amount in roubles such as 12990 or 12990.50; no discount is shown':
    '«{}» — это не сумма в рублях вида 12990 или 12990.50; скидка не показана',
  '«{}» has three digits after its sign: thousands or parts of a rouble; the mapping says which (prices: threeDigits); no discount is shown':
    '«{}»: три цифры после знака: тысячи или доли рубля; это говорит файл соответствий (prices: threeDigits); скидка не показана',
  'is not higher than the price; no discount is shown': 'не выше цены; скидка не показана',
  '«{}» belongs to other goods of the shop; {} is given': '«{}» уже у другого товара магазина; дано {}',
  'is not a store of the shop (this offer only); its pieces are in stock, but not in a store':
    'нет такого магазина (только это предложение); штуки есть в наличии, но не в магазине',
  'is not a store of the shop ({} offers, this is the first); its pieces are in stock, but not in a store':
    'нет такого магазина (предложений: {}, это первое); штуки есть в наличии, но не в магазине',
  '{}: is not there': '{}: нет такого файла',
  '{}: is not an address': '{}: это не адрес',
  '{}: is neither a file nor an http or https address': '{}: это не файл и не адрес http или https',
  '{}: is not a file name': '{}: это не имя файла',
  '{}: leads outside the folder of the feed': '{}: ведёт за пределы папки выгрузки',
  '{}: is larger than 20 MB': '{}: больше 20 МБ',
  '{}: cannot be read ({})': '{}: нельзя прочитать ({})',
  '{}: is an own picture of the shop that is not there': '{}: такой картинки у магазина нет',
  '{}: it is not a JPEG, PNG, WebP, AVIF or GIF picture': '{}: это не картинка JPEG, PNG, WebP, AVIF или GIF',
  '{}: it cannot be decoded ({})': '{}: картинка повреждена ({})',
  '{}: it is only {} pixels wide and looks blurred; {} or more are better':
    '{}: ширина всего {} пикселей, картинка нерезкая; лучше не меньше {}',
  '{}: its server answers {}': '{}: сервер отвечает {}',
  '{}: its server sends {}, not an image': '{}: сервер говорит, что это {}, а не картинка',
  '{}: it is larger than {} MB': '{}: больше {} МБ',
  '{}: its server takes too long': '{}: сервер отвечает слишком долго',
  '{}: its server cannot be reached ({})': '{}: сервер недоступен ({})',
  '{}: its address is inside a private network (see --allow-private-network)':
    '{}: адрес во внутренней сети (см. --allow-private-network)',
  '{}: it redirects more than {} times': '{}: перенаправляет больше {} раз',
  '{}: it is not an http or https address': '{}: это не адрес http или https',
  '{}: the address holds a password': '{}: адрес содержит пароль',
  // Messages about the feed that a job downloads by its URL.
  'The feed was not downloaded: its server answers {}.': 'Выгрузка не скачана: её сервер отвечает {}.',
  'The feed was not downloaded: it is larger than {} MB.': 'Выгрузка не скачана: она больше {} МБ.',
  'The feed was not downloaded: its server takes too long.':
    'Выгрузка не скачана: её сервер отвечает слишком долго.',
  'The feed was not downloaded: its server cannot be reached ({}).':
    'Выгрузка не скачана: её сервер недоступен ({}).',
  'The feed was not downloaded: its address is inside a private network (see --allow-private-network).':
    'Выгрузка не скачана: её адрес во внутренней сети (разрешает IMPORT_PRIVATE_NETWORK=on).',
  'The feed was not downloaded: it redirects more than {} times.':
    'Выгрузка не скачана: её сервер перенаправляет больше {} раз.',
  'The feed was not downloaded: it is not an http or https address.':
    'Выгрузка не скачана: её адрес — не http и не https.',
  'The feed was not downloaded: the address holds a password.':
    'Выгрузка не скачана: её адрес содержит пароль.',
  // Messages: errors in categories.
  'has no id': 'нет id',
  'has an id that is already used; it is left out': 'id уже занят; пропущена',
  'has no name; its contents move to the parent category': 'нет названия; её содержимое — в категории выше',
  'has a code instead of a name ({}); its contents move to the parent category':
    'вместо названия код ({}); её содержимое — в категории выше',
  'is nested more than {} deep; its goods move to «{}»': 'глубже {} уровней; её товары — в «{}»',
  'is its own ancestor; it moves to the top level': 'вложена в саму себя; стоит на верхнем уровне',
  'has a parent that does not exist; it moves to the top level':
    'родительской категории нет; стоит на верхнем уровне',
  // Messages: why a whole feed is refused.
  'The feed has no offers.': 'В выгрузке нет предложений.',
  'The feed has offers outside its <offers>.': 'В выгрузке есть предложения вне <offers>.',
  'None of the {} offers of the feed can be sold.': 'Ни одно из предложений ({}) нельзя продавать.',
  'The feed is in {}; prices of the shop are in roubles (RUR or RUB).':
    'Валюта выгрузки — {}; цены магазина в рублях (RUR или RUB).',
  'The feed has no categories.': 'В выгрузке нет категорий.',
  'The feed has no <shop>.': 'В выгрузке нет <shop>.',
  'The feed has no <offers>.': 'В выгрузке нет <offers>.',
  'Line {}: the feed begins with <{}>, not with <yml_catalog>.':
    'Строка {}: выгрузка начинается с <{}>, а не с <yml_catalog>.',
  'Line {}: elements are nested more than {} deep.': 'Строка {}: вложенность больше {} уровней.',
  'Line {}: the offer that begins on line {} is not closed.':
    'Строка {}: предложение из строки {} не кончается.',
  'Line {}: the feed has more than {} categories.': 'Строка {}: в выгрузке больше {} категорий.',
  'Line {}: the feed has a second <offers>.': 'Строка {}: второй <offers> в выгрузке.',
  'Line {}: the offer has more than {} outlets.': 'Строка {}: у предложения больше {} точек продаж.',
  'Line {}: the feed declares a DTD of its own, which is refused.':
    'Строка {}: выгрузка объявляет собственный DTD, это не принимается.',
  'Line {}: more than a million characters without an element.':
    'Строка {}: больше миллиона знаков без элемента.',
  'Line {}: the feed is cut off or not closed ({}).': 'Строка {}: выгрузка обрывается или не закрыта ({}).',
  'Line {}: the feed is not XML ({}).': 'Строка {}: выгрузка — не XML ({}).',
  'The feed {} cannot be read ({}).': 'Выгрузку {} нельзя прочитать ({}).',
  'The feed {} is not a file.': 'Выгрузка {} — не файл.',
  'The feed is in UTF-16; save it in UTF-8 or windows-1251.':
    'Выгрузка в UTF-16; сохраните её в UTF-8 или windows-1251.',
  'The feed is compressed with gzip; unpack it first.': 'Выгрузка сжата gzip; сначала распакуйте её.',
  'The feed declares the encoding {}; only UTF-8 and windows-1251 are understood.':
    'Выгрузка объявлена в {}; понятны только UTF-8 и windows-1251.',
  'The feed is not in {} throughout (before byte {}); is the declared encoding correct?':
    'Выгрузка не вся в {} (до байта {}); верно ли объявлена кодировка?',
  'Another import into this database is running.': 'В эту базу уже идёт другая загрузка.',
  '{} of the {} sizes that the shop would have are not in the feed and would be removed; if that is intended, use --prune-most.':
    '{} из {} размеров, которые были бы в магазине, нет в выгрузке, и они ушли бы; если так и нужно, добавьте --prune-most.',
};

/**
 * Translates a message of an import to a language. A message without a Russian translation stays in English.
 */
export const sentenceIn = translator(importMessages);

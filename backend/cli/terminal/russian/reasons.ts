import type { RussianMessages } from '../../../platform/language/sentences.ts';

/**
 * Russian translations of the reasons why a value in a retailer's file is refused. The reason is the last
 * part of the error message `file:line, place: reason`.
 */
export const reasonMessages: RussianMessages = {
  // Reasons about YAML syntax.
  'this key occurs twice': 'это слово уже есть выше',
  'a tab begins the line; write spaces': 'строка начинается с табуляции; поставьте пробелы',
  'two colons in one line; put a value with a colon in quotes':
    'два двоеточия в строке; значение с двоеточием возьмите в кавычки',
  'a colon with a space after it is missing in this line or the next one':
    'в этой строке или в следующей нет двоеточия с пробелом после него',
  'a value that begins with {} needs quotes': 'значение, которое начинается с {}, берут в кавычки',
  'a backslash in double quotes; write single quotes':
    'обратная черта в двойных кавычках; поставьте одинарные',
  'a second document begins with ---; a file has only one':
    'второй документ после ---; в файле должен быть один',
  'values are nested too deep': 'слишком большая вложенность',
  'a bracket is not closed, or the spaces before this line differ from those of the lines above':
    'не закрыта скобка, или отступ этой строки не такой, как у строк выше',
  'a quote, a bracket, a comma or a colon is missing': 'не хватает кавычки, скобки, запятой или двоеточия',
  'is not YAML ({})': 'это не YAML ({})',
  'the aliases (*) multiply without end': 'ссылки (*) размножаются без конца',
  'no value above has this name (&)': 'выше нет значения с таким именем (&)',
  'the value contains itself': 'значение содержит само себя',
  'is read as the number {}; write {}, or {} if it is a text':
    'читается как число {}; напишите {}, а если это текст — {}',
  // Reasons about values in any file.
  'is missing': 'не указано',
  'is missing; it is {}': 'не указано; это {}',
  'is empty': 'пусто',
  'is empty, because # begins a comment; write {} in quotes':
    'пусто, потому что # начинает примечание; напишите в кавычках: {}',
  'is not a key of this file': 'в этом файле такого слова нет',
  'is not a name that is possible here': 'такое имя здесь невозможно',
  'must be a number': 'должно быть число',
  'must be a number without quotes: {}': 'число без кавычек: {}',
  'must be a whole number': 'должно быть целое число',
  'must be true or false': 'должно быть true (да) или false (нет)',
  'must be true or false without quotes: {}': 'true (да) или false (нет) без кавычек: {}',
  'must be a text': 'должен быть текст',
  'must be a text in quotes: {}': 'текст в кавычках: {}',
  'must be one text, not a list': 'один текст, а не список',
  'must be a list': 'должен быть список',
  'must be a list: {}': 'список: {}',
  'must have keys and values, one a line': 'внутри пишут «слово: значение», по одному в строке',
  'has a key that is not a text': 'внутри есть имя, которое не текст',
  'has a form that the shop does not know': 'магазин не знает такого вида записи',
  'has a kind that the shop does not know': 'магазин не знает такого вида',
  'must be {}, not «{}»': 'возможно только {}, а не «{}»',
  'must be at least {}': 'не меньше {}',
  'must be at most {}': 'не больше {}',
  'needs at least {} entries': 'нужно хотя бы {}',
  'has more than {} entries': 'больше {} записей',
  'must be a day such as 2027-01-08; write {}': 'день пишут так: {}',
  'must be a day such as 2027-01-08': 'должен быть день вида 2027-01-08',
  'must be an hour such as 14:30; write {}': 'время пишут так: {}',
  'must be an hour such as 14:30': 'должно быть время вида 14:30',
  'must be a postal code of six digits, in quotes; write {}': 'индекс пишут в кавычках: {}',
  'must be a postal code of six digits, in quotes': 'должен быть индекс из шести цифр в кавычках',
  'must be a phone such as "+78000000000"; write {}': 'телефон пишут так: {}',
  'must be a phone such as "+78000000000"': 'должен быть телефон вида "+78000000000"',
  'is longer than {} characters': 'длиннее {} знаков',
  // Reasons about the delivery table.
  'is not a file of the delivery table ({})': 'в таблице доставки такого файла нет ({})',
  'there are several places {}: write {}': 'мест с названием {} несколько: напишите {}',
  '{} is not a place of the shop; did you mean {}?': '{}: магазин не знает такого места; может быть, {}?',
  '{} is not a place of the shop': '{}: магазин не знает такого места',
  '{} is not a region of the shop; did you mean {}?': '{}: магазин не знает такого региона; может быть, {}?',
  '{} is not a region of the shop': '{}: магазин не знает такого региона',
  'the zone «{}» has {} already': 'в зоне «{}» уже есть {}',
  'the zone «{}» already has it': 'это уже есть в зоне «{}»',
  '{} is not a method': 'способа {} нет',
  'lower-case Latin letters, digits and hyphens': 'строчные латинские буквы, цифры и дефисы',
  'each day of the week once': 'каждый день недели один раз',
  'each way to pay once': 'каждый способ оплаты один раз',
  'each way once': 'каждый способ один раз',
  'from before to': 'начало раньше конца',
  'from not after to': 'начало не позже конца',
  'a time zone such as Europe/Moscow': 'часовой пояс вида Europe/Moscow',
  'a carrier can only have couriers, pick-up points and lockers':
    'у перевозчика бывают только курьеры, пункты выдачи и постаматы',
  'only couriers can deliver on a chosen day': 'день выбирают только для курьера',
  'a limit of orders per day needs daysToChoose': 'предел заказов в день требует daysToChoose',
  'only stores can hand over goods from their own stock':
    'из своего наличия в тот же день отдают только магазины',
  'another method already has this id': 'такой id уже у другого способа',
  'another method leads to the same places': 'в те же места ведёт другой способ',
  'working days: a number from 0 to 90, or two such as [1, 2]':
    'рабочие дни: число от 0 до 90 или два, например [1, 2]',
  'the smaller number of days must come first': 'сначала меньшее число дней',
  'sums must rise from step to step': 'суммы от ступени к ступени растут',
  'a larger order must not have dearer delivery': 'доставка большего заказа не может быть дороже',
  'free delivery must begin above the last step': 'бесплатная доставка начинается выше последней ступени',
  'the first one to six digits of postal codes, in quotes':
    'первые цифры индексов, от одной до шести, в кавычках',
  'Latin letters and digits, with hyphens between': 'латинские буквы и цифры, между ними дефисы',
  'another point has this code': 'такой код уже у другого пункта',
  'at least one way: buyers have a right to return goods':
    'хотя бы один способ: покупатели вправе возвращать товары',
  // Reasons about content.
  'is not a file of the content ({})': 'в текстах магазина такого файла нет ({})',
  'is not a folder of pages ({})': 'такой папки страниц нет ({})',
  'a page must begin with front matter between lines of ---':
    'страница начинается с заголовка между строками ---',
  'this text must be plain: {} is not allowed here': 'здесь возможен только простой текст, без {}',
  '{} cannot be shown on a page': '{}: на странице показать нельзя',
  'the front matter has no picture {}': 'в заголовке нет картинки {}',
  '{} is not a path of this shop such as /support/shipping':
    '{}: это не адрес этого магазина вида /support/shipping',
  'a list item must be one paragraph': 'пункт списка — один абзац',
  'a table needs a caption above it, a paragraph in *asterisks*':
    'над таблицей нужна подпись: абзац в *звёздочках*',
  'a row needs {} cells': 'в строке должно быть ячеек: {}',
  'is not filled in': 'не заполнено',
  'shoppers would see the backslash before «{}»: remove it':
    'покупатели увидят обратную косую черту перед «{}»: удалите её',
  'is not a listing of the shop': 'в магазине нет такого раздела',
  '{} is not a listing of the shop': '{}: в магазине нет такого раздела',
  '{} is not a model of the shop': '{}: в магазине нет такой модели',
  '{} is not a SKU of the shop': '{}: в магазине нет такого артикула',
  '{} is not a product of the shop': '{}: в магазине нет такого товара',
  'is already the path of a category': 'этот адрес уже у категории',
  'a path of this shop that begins with a slash': 'адрес этого магазина, начинается с косой черты',
  'a path without a leading slash': 'адрес без косой черты в начале',
  '{} measurements, one per column': 'мер должно быть столько же, сколько столбцов: {}',
  '3 to 32 capital letters, digits and hyphens': 'от 3 до 32 заглавных букв, цифр и дефисов',
  'one of percent, sum and freeDelivery': 'что-то одно из percent, sum и freeDelivery',
  '{} does not exist': '{}: нет такого файла',
  '{} is outside the folder': '{}: за пределами папки',
  'it is not a JPEG, PNG, WebP, AVIF or GIF picture': 'это не картинка JPEG, PNG, WebP, AVIF или GIF',
  // Reasons about letters.
  'a letter must begin with front matter between lines of ---':
    'письмо начинается с заголовка между строками ---',
  '{} cannot be sent in a letter': '{}: в письме послать нельзя',
  'strong words and links may contain only plain text':
    'внутри выделенных слов и ссылок возможен только простой текст',
  '{} is neither a path of the shop (/…) nor a web address.':
    '{}: это не адрес магазина (/…) и не адрес в интернете',
  '{} is neither a path of the shop (/…) nor a web address':
    '{}: это не адрес магазина (/…) и не адрес в интернете',
  // Reasons about the brand kit.
  'brand/README.md lists all settings.': 'Все настройки описаны в brand/README.md.',
  'must be a colour such as "#161514", in quotes': 'цвет пишут в кавычках, например "#161514"',
  'must be 10 or 12 digits': 'должно быть 10 или 12 цифр',
  'must be 13 or 15 digits': 'должно быть 13 или 15 цифр',
  'must be 9 digits, such as {}': 'должно быть 9 цифр, например {}',
  'must be an e-mail address': 'должен быть адрес электронной почты',
  'must be a name of letters, digits, spaces and hyphens': 'имя из букв, цифр, пробелов и дефисов',
  'must be the name of a .woff2 file of this folder': 'имя файла .woff2 из этой папки',
  'must be a weight such as "400", or a range such as "300 600"':
    'насыщенность вида "400" или пределы вида "300 600"',
  'the folder has no file {}': 'в папке нет файла {}',
  '{} on white has a contrast of {}, and text needs {}; choose a darker colour':
    'контраст {} на белом — {}, а тексту нужен {}; возьмите цвет темнее',
  '{} on the backdrop of pictures (#e4e2dd) has a contrast of {}, and text needs {}; choose a darker colour':
    'контраст {} на фоне картинок (#e4e2dd) — {}, а тексту нужен {}; возьмите цвет темнее',
  '{} on {} has a contrast of {}, and text needs {}; choose a darker colour':
    'контраст {} на фоне {} — {}, а тексту нужен {}; возьмите цвет темнее',
  'a drawing may have 32 KB at most; simplify its paths': 'рисунок не больше 32 КБ; упростите контуры',
  'it begins with another element than svg.': 'рисунок начинается не с svg',
  'the svg element needs a viewBox, so that its shape is known.':
    'у svg должен быть viewBox, чтобы были известны пропорции',
  'the element <{}> is not allowed. Export it as a plain drawing.':
    'элемента <{}> быть не должно; сохраните простой рисунок',
  'the event handler {} is not allowed. Export it as a plain drawing.':
    'обработчика {} быть не должно; сохраните простой рисунок',
  '{} refers to something outside the drawing, which is not allowed. Export it as a plain drawing.':
    '{} ведёт за пределы рисунка; сохраните простой рисунок',
  'it is not XML ({}).': 'это не XML ({})',
  'it declares a DOCTYPE, which is not allowed. Remove the line that begins with <!DOCTYPE.':
    'объявлен DOCTYPE; уберите строку, которая начинается с <!DOCTYPE',
  'it is nested too deeply. Export it as a plain drawing.':
    'слишком большая вложенность; сохраните простой рисунок',
  // Reasons about periods and scheduled prices.
  'must be a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00; write {}':
    'день пишут так: {}',
  'must be a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00':
    'должен быть день вида 2026-11-30 или день и время вида 2026-11-30 18:00',
  'a day such as 2026-11-30, or a day and time such as 2026-11-30 18:00':
    'день вида 2026-11-30 или день и время вида 2026-11-30 18:00',
  'must be later than from': 'должно быть позже, чем from',
  'must not be before starts': 'не раньше, чем starts',
  'another promo code has this code': 'такой код уже у другого промокода',
  'another gift rule has this id or title': 'такое название уже у другого подарка',
  'another entry has this path': 'такой адрес уже у другой записи',
  'must be later than starts': 'должно быть позже, чем starts',
  'from, to or both': 'from, to или оба',
  'more than 0': 'больше 0',
  'one of sku and vendorCode': 'что-то одно из sku и vendorCode',
  'must be more than price': 'должно быть больше, чем price',
  '{} has another price from the same moment': 'у {} с той же минуты уже другая цена',
  'no goods of the shop have this code yet': 'товаров с таким кодом в магазине ещё нет',
  'begins the codes of several models': 'с него начинаются коды нескольких моделей',
  // Reasons about search rules and the mapping.
  'either value or take: name': 'или value, или take: name',
  'only a colour can be taken from the name': 'из названия берут только цвет',
  'hex is such as #1d2b4f': 'hex вида #1d2b4f',
  'either to, such as Женщинам / Платья, or leave: true':
    'или to, например Женщинам / Платья, или leave: true',
  'a path of this shop that begins with one slash, such as /support/shipping':
    'адрес этого магазина, начинается с одной косой черты, например /support/shipping',
  'a listing of this shop, such as /zhenshchinam/platya':
    'раздел этого магазина, например /zhenshchinam/platya',
  'name queries or listings where the rule applies':
    'назовите запросы или разделы, для которых правило действует',
  'a whole number from 1 to 10 to boost, from -10 to -1 to bury':
    'целое число: от 1 до 10 поднимает, от -10 до -1 опускает',
  'label and to go together: the words of the link and where it leads':
    'label и to пишут вместе: слова ссылки и куда она ведёт',
  // Reasons about the table of stores.
  '{} is already the store of line {}': '{} — это уже магазин из строки {}',
  'is not a Russian phone number such as +7 495 123-45-67': 'это не российский телефон вида +7 495 123-45-67',
  'is not a number of degrees between {} and {} such as 55.7617':
    'это не градусы от {} до {}, например 55.7617',
  'is not a time zone such as Asia/Novosibirsk': 'это не часовой пояс вида Asia/Novosibirsk',
  'are more than {}': 'больше {}',
  'are longer than {} characters': 'длиннее {} знаков',
  'is not 1 to 60 letters, digits and hyphens': 'от 1 до 60 букв, цифр и дефисов',
  'are not written as in «{}» («{}»)': 'пишут так: «{}» (здесь «{}»)',
  'have an unknown day («{}»)': 'неизвестный день («{}»)',
  'have the same day twice («{}»)': 'один день дважды («{}»)',
  'have the same day twice': 'один день дважды',
  'have an invalid time («{}»)': 'такого времени нет («{}»)',
  'end at the time they begin («{}»)': 'кончаются тогда же, когда начинаются («{}»)',
  'have invalid hours («{}»)': 'неверные часы («{}»)',
  'are missing': 'не указаны',
  'is needed: there are several {} ({})': 'нужен: городов с названием {} несколько ({})',
  'is missing; that of {} is not known': 'не указан, а пояс города {} неизвестен',
  'has a name that gives no address': 'из такого названия не выходит адрес страницы',
  '«{}»: is a picture that the demo draws': '«{}»: эту картинку рисует демонстрационный магазин',
  '«{}»: is {} pixels wide, less than {}': '«{}»: ширина {} пикселей, а нужно не меньше {}',
  // This message must be last: it begins like the more specific ones above, and the first message that
  // matches is used.
  'must be {}': 'возможно только {}',
};

import type { RussianMessages } from '../platform/language/sentences.ts';

/** Russian translations of the messages of `npm run doctor`. With `--json`, the messages stay in English. */
export const doctorMessages: RussianMessages = {
  // Messages about settings, folder and disk.
  'All settings are valid.': 'Все настройки годятся.',
  '.env sets {}, which is no setting of the shop: did you mean {}? Correct it in .env or in the environment.':
    'В .env задана {}, а такой настройки нет: может быть, {}? Исправьте в .env или в окружении.',
  '.env sets {}, which is no setting of the shop: .env.example lists them all. Correct it in .env or in the environment.':
    'В .env задана {}, а такой настройки нет: все настройки — в .env.example. Исправьте в .env или в окружении.',
  '{} is set, which is no setting of the shop: did you mean {}? Correct it in .env or in the environment.':
    'Задана {}, а такой настройки нет: может быть, {}? Исправьте в .env или в окружении.',
  '{} must be {} Correct it in .env or in the environment.':
    '{}: должно быть {} Исправьте в .env или в окружении.',
  '{} Correct it in .env or in the environment.': '{} Исправьте в .env или в окружении.',
  'API_BASE_URL points to another process, so run `npm run doctor` there.':
    'API_BASE_URL ведёт к другому процессу: запустите `npm run doctor` там.',
  'The database did not respond in time: check its load and its locks.':
    'База не ответила вовремя: посмотрите её нагрузку и блокировки.',
  "DATA_DIR is {}, which cannot be created or written ({}): give the shop's user write permission there, or set another folder.":
    'DATA_DIR — {}: эту папку нельзя создать или записать ({}); дайте на неё право пользователю магазина или задайте другую.',
  'DATA_DIR ({}) can be written.': 'В DATA_DIR ({}) можно писать.',
  'The free space at DATA_DIR cannot be read ({}): check it yourself.':
    'Сколько места в DATA_DIR, узнать нельзя ({}): посмотрите сами.',
  '{} MB are free at DATA_DIR: the shop needs at least {} MB; free some space.':
    'В DATA_DIR свободно {} МБ: магазину нужно не меньше {} МБ; освободите место.',
  '{} MB are free at DATA_DIR: free some space, because pictures and the database grow. {} MB are enough.':
    'В DATA_DIR свободно {} МБ: освободите место, картинки и база растут. Хватит {} МБ.',
  '{} MB are free at DATA_DIR.': 'В DATA_DIR свободно {} МБ.',
  // Messages about the database.
  'No database yet: the first start creates it in DATA_DIR.':
    'Базы ещё нет: первый запуск создаст её в DATA_DIR.',
  'The database responds and has all migrations.': 'База отвечает, все миграции сделаны.',
  'The database responds, but lacks {} migrations from {} on: make a backup; then `npm run migrate` or the next start applies them.':
    'База отвечает, но не сделано миграций: {}, начиная с {}. Сделайте копию; затем их сделает `npm run migrate` или следующий запуск.',
  'The database has migrations unknown to this version ({}): run the newer version, or restore the backup from before it.':
    'В базе есть миграции, которых эта версия не знает ({}): запустите более новую или верните копию, сделанную до неё.',
  'The database was created by a version before 0.1.0, which this version cannot migrate: set DATA_DIR or DATABASE_URL to an empty one.':
    'Базу создала версия до 0.1.0, эта её не переводит: задайте в DATA_DIR или DATABASE_URL пустую.',
  'The database responds, but the user of DATABASE_URL may not create tables, which every start requires: run `grant create on schema public` to that user, as the owner of the database.':
    'База отвечает, но пользователь из DATABASE_URL не может создавать таблицы, а это нужно при каждом запуске: дайте ему `grant create on schema public` от имени владельца базы.',
  'A running shop has locked the embedded database, so its migrations were not checked; that shop applied them at its start.':
    'Встроенную базу держит работающий магазин, поэтому миграции не проверены; он сделал их при запуске.',
  'The database folder {} is in use by process {}, such as a running shop: stop it first, or use PostgreSQL (DATABASE_URL), where commands work beside the shop.':
    'Папку базы {} держит процесс {}, например работающий магазин: сначала остановите его или перейдите на PostgreSQL (DATABASE_URL), с ним команды работают рядом с магазином.',
  'The database fails ({}). {}': 'База не работает ({}). {}',
  'DATABASE_URL: the database at {} cannot be reached ({}). Check that it runs, and that host and port in DATABASE_URL are right.':
    'DATABASE_URL: база {} недоступна ({}). Проверьте, что она работает и что сервер и порт в DATABASE_URL верны.',
  'DATABASE_URL: the database at {} cannot be reached ({}). Set name and password in DATABASE_URL to those of a database user.':
    'DATABASE_URL: база {} недоступна ({}). Впишите в DATABASE_URL имя и пароль пользователя базы.',
  'DATABASE_URL: the database at {} cannot be reached ({}). Allow its user to connect from this machine, in pg_hba.conf and by the LOGIN right.':
    'DATABASE_URL: база {} недоступна ({}). Разрешите пользователю входить с этой машины: в pg_hba.conf и правом LOGIN.',
  'DATABASE_URL: the database at {} cannot be reached ({}). Create that database, or correct its name at the end of DATABASE_URL.':
    'DATABASE_URL: база {} недоступна ({}). Создайте эту базу или исправьте её имя в конце DATABASE_URL.',
  'DATABASE_URL: the database at {} cannot be reached ({}). All connections are in use: close others, or raise max_connections or the limit of its user.':
    'DATABASE_URL: база {} недоступна ({}). Все соединения заняты: закройте лишние, увеличьте max_connections или предел пользователя.',
  'Not compared, because the database check failed.': 'Не сверены: проверка базы не удалась.',
  'Not counted, because the database check failed.': 'Не сосчитаны: проверка базы не удалась.',
  'The embedded database uses the clock of this machine; nothing to compare.':
    'У встроенной базы часы этой машины, сверять нечего.',
  'The embedded database needs no connections.': 'Встроенной базе соединения не нужны.',
  'PostgreSQL gives this user {} connections, and {} processes take up to {}: raise max_connections or the limit of the user or database, or lower WORKERS.':
    'PostgreSQL даёт этому пользователю соединений: {}, а процессы ({}) берут до {}: увеличьте max_connections или предел пользователя или базы либо уменьшите WORKERS.',
  'PostgreSQL gives this user {} connections, and {} processes take up to {}; processes on other machines need more.':
    'PostgreSQL даёт этому пользователю соединений: {}, процессы ({}) берут до {}; процессам на других машинах нужны ещё.',
  'The clocks of this machine and of the database server are {} s apart: synchronise both by NTP.':
    'Часы этой машины и сервера базы расходятся на {} с: сверьте обе по NTP.',
  'The clocks of this machine and of the database server are {} s apart.':
    'Часы этой машины и сервера базы расходятся на {} с.',
  'Pages, payment, cities and goods were not checked, because there is no database yet: start the shop once, then run this again.':
    'Страницы, оплата, города и товары не проверены, потому что базы ещё нет: запустите магазин один раз и повторите.',
  'Pages, payment, cities and goods were not checked, because a running shop has locked the embedded database: stop it, then run this again.':
    'Страницы, оплата, города и товары не проверены, потому что встроенную базу держит работающий магазин: остановите его и повторите.',
  'Pages, payment, cities and goods were not checked, because the check of the database failed: follow its advice, then run this again.':
    'Страницы, оплата, города и товары не проверены, потому что не удалась проверка базы: сделайте, что она советует, и повторите.',
  // Messages about mail and the public URL.
  'SMTP_URL is not set: messages are written as files to DATA_DIR/mail. Set it before real shoppers come.':
    'SMTP_URL не задан: письма пишутся файлами в DATA_DIR/mail. Задайте до первых покупателей.',
  'The mail server {} responds and accepts the password.': 'Почтовый сервер {} отвечает и принимает пароль.',
  'The mail server {} responds.': 'Почтовый сервер {} отвечает.',
  'The mail server {} refuses the name or password in SMTP_URL: correct them.':
    'Почтовый сервер {} не принимает имя или пароль из SMTP_URL: исправьте.',
  'The mail server {} does not respond as a mail server ({}): check host, port and protocol (smtp or smtps) in SMTP_URL, and the firewall.':
    'По адресу {} почтовый сервер не отвечает ({}): проверьте сервер, порт и протокол (smtp или smtps) в SMTP_URL и межсетевой экран.',
  'PUBLIC_URL is not set: set the https address of the shop before real shoppers come.':
    'PUBLIC_URL не задан: впишите адрес магазина с https до первых покупателей.',
  'PUBLIC_URL is {}, which is only reachable on this machine: real shoppers need an https address.':
    'PUBLIC_URL — {}, он виден только с этой машины: покупателям нужен адрес с https.',
  'PUBLIC_URL is {}: sign-in works over https only, so set an https address.':
    'PUBLIC_URL — {}: вход работает только по https, впишите такой адрес.',
  '{} responds, but without TLS: serve https on this port, for example by a proxy in front of the shop.':
    '{} отвечает, но без TLS: на этом порту должен быть https, например через прокси перед магазином.',
  '{} cannot be reached by TLS ({}): check its DNS entry, its proxy and the firewall.':
    '{} недоступен по TLS ({}): проверьте запись DNS, прокси и межсетевой экран.',
  'The desk is off.': 'Рабочее место выключено.',
  'The desk is at {}, which is only reachable on this machine: for other machines set DESK_ORIGIN to an https address of its own.':
    'Рабочее место открыто по адресу {}, то есть только на этой машине: для других машин задайте в DESK_ORIGIN свой адрес https.',
  'No owner can sign in to the desk: npm run operators -- invite with a name makes the first link.':
    'Ни один владелец не может войти на рабочее место: первую ссылку делает npm run operators -- invite с именем.',
  'Only one owner can sign in to the desk: invite a second one, in case the keys of the first are lost.':
    'На рабочее место может войти только один владелец: пригласите второго на случай, если первый потеряет ключи.',
  'The certificate of {} has expired: renew it.': 'Сертификат {} просрочен: обновите.',
  'The certificate of {} is for other names: install one for this name ({}).':
    'Сертификат {} — для других имён: поставьте для этого ({}).',
  'The certificate of {} is self-signed: install one from an authority that browsers know ({}).':
    'Сертификат {} самоподписанный: возьмите у центра, который знают браузеры ({}).',
  'The certificate of {} is from an unknown authority, or lacks intermediate certificates: serve the whole chain of an authority that browsers know ({}).':
    'Сертификат {} от неизвестного центра или без промежуточных: отдавайте всю цепочку центра, который знают браузеры ({}).',
  'The certificate of {} is not valid yet: check its first day and the clock of this machine ({}).':
    'Сертификат {} ещё не действует: проверьте его первый день и часы этой машины ({}).',
  'The certificate of {} has expired, or one of its chain has: renew it with its chain ({}).':
    'Сертификат {} или один из его цепочки просрочен: обновите с цепочкой ({}).',
  'The certificate of {} is refused by browsers: install one for this name, with its chain ({}).':
    'Сертификат {} браузеры не принимают: поставьте для этого имени, с цепочкой ({}).',
  'The certificate of {} is valid for {} more days: renew it, and find out why automatic renewal failed.':
    'Сертификату {} осталось дней: {}. Обновите и выясните, почему он не обновился сам.',
  'The certificate of {} is valid for {} more days.': 'Сертификат {} действует ещё дней: {}.',
  // Messages about payment, delivery and other services.
  'PAYMENTS is not set: orders can only be paid on receipt.':
    'PAYMENTS не задан: оплата только при получении.',
  'DEMO_BANK is on: orders are paid at a local bank, which moves no money. Remove it before the shop opens.':
    'DEMO_BANK включён: заказы оплачивают в учебном банке, деньги не движутся. Уберите его до открытия.',
  'CDEK is not set: delivery prices come only from the delivery table.':
    'СДЭК не задан: цены доставки только из таблицы доставки.',
  '{}: configured, not tried.': '{}: настройки есть, вызовов не было.',
  'Nothing can be bought with the delivery table: no method has a tariff, a place and a way to pay that the shop takes. Online ways need a provider in PAYMENTS; cash and card-on-receipt need none.':
    'С этой таблицей доставки ничего нельзя купить: ни у одного способа нет вместе цены, места и оплаты, которую магазин принимает. Для оплаты на сайте нужна служба в PAYMENTS; cash и card-on-receipt её не требуют.',
  'CDEK is not set, but methods of the delivery table have carrier: cdek ({}): they use the tariffs of their zones, and are not offered where no points are known. Set CDEK_CLIENT_ID and CDEK_CLIENT_SECRET, or remove them.':
    'СДЭК не задан, но у способов доставки стоит carrier: cdek ({}): они идут по ценам зон и не показываются там, где неизвестны пункты. Задайте CDEK_CLIENT_ID и CDEK_CLIENT_SECRET или уберите эти способы.',
  'Goods cannot be imported: their mapping has {} errors, the first in {}; npm run catalog -- import <feed.yml> --dry-run lists them.':
    'Товары нельзя загрузить: в файле соответствий ошибок {}, первая — {}; все покажет npm run catalog -- import <feed.yml> --dry-run.',
  'IMPORT_URL is not set: feeds are imported by hand.': 'IMPORT_URL не задан: выгрузки загружают вручную.',
  'The feed of IMPORT_URL is imported regularly; its address was not tried.':
    'Выгрузка IMPORT_URL загружается по расписанию; адрес не проверялся.',
  'Importing the feed of IMPORT_URL blocks the shop with the embedded database: set DATABASE_URL.':
    'Загрузка IMPORT_URL останавливает магазин на встроенной базе: задайте DATABASE_URL.',
  'IMPORT_1C is off: 1C brings in no goods.': 'IMPORT_1C выключен: товары из 1С не приходят.',
  'IMPORT_1C is on, but 1C has not sent goods yet.': 'IMPORT_1C включён, но 1С ещё не присылала товары.',
  'The last exchange of goods with 1C was refused ({}): `npm run catalog -- exchanges` shows why.':
    'Последний обмен товарами с 1С отклонён ({}): почему — `npm run catalog -- exchanges`.',
  'The last exchange of goods with 1C succeeded ({}).': 'Последний обмен товарами с 1С удался ({}).',
  'The embedded database belongs to one process: set DATABASE_URL, or WORKERS=1.':
    'Встроенная база — для одного процесса: задайте DATABASE_URL или WORKERS=1.',
  'One process serves, as the embedded database requires.':
    'Работает один процесс, как и нужно встроенной базе.',
  'WORKERS is {}, but there are {} cores: WORKERS=auto starts one for each.':
    'WORKERS — {}, а ядер {}: WORKERS=auto запускает по одному на ядро.',
  '{} of {} cores serve.': 'Работают ядра: {} из {}.',
  'No one in the shop is notified of new orders: set NOTICE_EMAILS or another NOTICE_… setting.':
    'О новых заказах в магазине никто не узнаёт: задайте NOTICE_EMAILS или другую настройку NOTICE_….',
  'The shop is notified by {}; nothing was sent.': 'Магазин узнаёт о заказах через {}; ничего не послано.',
  '{} does not answer as Telegram: look at the firewall and NOTICE_TELEGRAM_URL.':
    '{} не отвечает как Telegram: проверьте межсетевой экран и NOTICE_TELEGRAM_URL.',
  'Telegram does not know the token of NOTICE_TELEGRAM_TOKEN: enter the one of BotFather.':
    'Telegram не знает ключа NOTICE_TELEGRAM_TOKEN: впишите тот, что дал BotFather.',
  'Telegram does not let the bot into chat {} of NOTICE_TELEGRAM_CHATS: add the bot to it, or correct the id.':
    'Telegram не пускает бота в чат номер {} из NOTICE_TELEGRAM_CHATS: добавьте его туда или исправьте номер.',
  // Messages about what is missing before the opening.
  'Nothing that is checked is lacking.': 'Из проверяемого всё есть.',
  'Shoppers get no letters about their orders: set SMTP_URL and MAIL_FROM.':
    'Покупатели не получают писем о заказах: задайте SMTP_URL и MAIL_FROM.',
  'Pages still show {}: set {} and restart.':
    'На страницах ещё видно {}: задайте {} и перезапустите магазин.',
  '{} still shows {}: fill that in by npm run content -- export, an editor and import.':
    'На странице {} ещё видно {}: заполните через npm run content -- export, редактор и import.',
  "The law requires the seller's details: set {}, or seller in the brand kit.":
    'Закон требует сведений о продавце: задайте {} или seller в папке brand.',
  'SELLER_INN is no INN, because its check digits do not fit: correct it.':
    'SELLER_INN — не ИНН: не сходятся контрольные цифры, исправьте.',
  'SELLER_OGRN is no OGRN, because its first or its check digit does not fit: correct it.':
    'SELLER_OGRN — не ОГРН: не сходится первая или контрольная цифра, исправьте.',
  'SELLER_KPP is no KPP: correct it, such as 770101001.': 'SELLER_KPP — не КПП: исправьте, пример 770101001.',
  'SELLER_INN and SELLER_OGRN belong to different kinds of sellers: organisations have 10 and 13 digits, entrepreneurs 12 and 15.':
    'SELLER_INN и SELLER_OGRN от разных видов продавцов: у организаций 10 и 13 цифр, у предпринимателей 12 и 15.',
  'SELLER_KPP is set, but entrepreneurs with an INN of 12 digits have none: remove it.':
    'SELLER_KPP задан, но у предпринимателя с ИНН из 12 цифр КПП нет: уберите.',
  'Receipts say that prices are free of VAT, because SELLER_TAX_SYSTEM is a simplified one: set SELLER_VAT to none if that is so, or to 5, 7, 10 or 22.':
    'В чеках стоит «Без НДС», потому что SELLER_TAX_SYSTEM — упрощённая система: задайте SELLER_VAT=none, если это так, или 5, 7, 10 или 22.',
  'The seller sells free of VAT, but sizes have 10 % or the main rate of their own ({}): correct SELLER_VAT, or «НДС» of these goods by npm run catalog -- table.':
    'Продавец не платит НДС, но у части размеров своя ставка, 10 % или основная ({}): исправьте SELLER_VAT или «НДС» этих товаров через npm run catalog -- table.',
  'The seller sells at {} %, but sizes have 10 % or the main rate of their own ({}): correct SELLER_VAT, or «НДС» of these goods by npm run catalog -- table.':
    'Ставка продавца — {} %, но у части размеров своя ставка, 10 % или основная ({}): исправьте SELLER_VAT или «НДС» этих товаров через npm run catalog -- table.',
  'No order can be paid: set PAYMENTS, or add cash or card-on-receipt to methods of the delivery table.':
    'Заказ нельзя оплатить: задайте PAYMENTS или добавьте способам доставки cash или card-on-receipt.',
  'No order can be paid: give a method of the delivery table a tariff and a way to pay that the shop takes.':
    'Заказ нельзя оплатить: дайте способу доставки цену и оплату, которую магазин принимает.',
  'The shop knows no cities yet: start it once.': 'Магазин ещё не знает городов: запустите его один раз.',
  'No order can go to {}: add a zone (or a zone with rest: true) with tariffs of courier or post, by npm run delivery.':
    'Заказ нельзя отправить: {}. Добавьте зону (или зону с rest: true) с ценами курьера или почты через npm run delivery.',
  'The shop has no goods: import them by npm run catalog -- import <feed.yml>.':
    'В магазине нет товаров: загрузите их, npm run catalog -- import <feed.yml>.',
  '{} of {} colours ({} %) have drawn pictures, as the demo goods have: set DEMO_DATA=off and begin with an empty database, or import pictures of your own.':
    'Рисованные картинки, как у демонстрационных товаров: {} из {} цветов ({} %). Задайте DEMO_DATA=off и начните с пустой базы или загрузите свои картинки.',
  '{} of {} colours ({} %) have no picture: add pictures to the feed; the report of npm run catalog -- import names those that failed.':
    'Без картинки: {} из {} цветов ({} %). Добавьте картинки в выгрузку; какие не подошли, говорит отчёт npm run catalog -- import.',
  'No backup is known in DATA_DIR: run npm run backup -- --to <file> every day, by cron.':
    'О копиях в DATA_DIR ничего не известно: запускайте npm run backup -- --to <файл> каждый день, по расписанию.',
  'The last backup known in DATA_DIR is {} days old: run npm run backup -- --to <file> every day, by cron.':
    'Последней копии, известной в DATA_DIR, дней: {}. Запускайте npm run backup -- --to <файл> каждый день, по расписанию.',
};

/** Russian names of the checks and of their results. */
export const checkTerms = {
  ok: 'хорошо',
  warning: 'замечание',
  problem: 'ошибка',
  configuration: 'настройки',
  folder: 'папка',
  disk: 'диск',
  database: 'база данных',
  connections: 'соединения',
  clock: 'часы',
  mail: 'почта',
  address: 'адрес сайта',
  workers: 'процессы',
  payments: 'оплата',
  delivery: 'доставка',
  notices: 'уведомления',
  feed: 'выгрузка',
  desk: 'рабочее место',
  exchange: 'обмен с 1С',
  seller: 'продавец',
  pages: 'страницы',
  payment: 'оплата',
  cities: 'города',
  goods: 'товары',
  vat: 'НДС',
  letters: 'письма',
  backup: 'копия',
  opening: 'открытие',
} satisfies RussianMessages;

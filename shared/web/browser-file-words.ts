import { COOKIES, LOCAL_KEYS, SESSION_KEYS } from './browser-files.ts';

/** A cookie or storage entry, as it is explained to shoppers. */
export type BrowserFile = { name: string; purpose: string; kept: string };

type Words<Names> = Record<keyof Names, { purpose: string; kept: string }>;

const UNTIL_DELETED = 'пока не\u00a0удалите';
const VISIT = 'до закрытия вкладки';

const COOKIE_WORDS: Words<typeof COOKIES> = {
  access: { purpose: 'Вход и\u00a0корзина: чья это страница', kept: '7\u00a0дней' },
  refresh: { purpose: 'Продлевает вход, чтобы не\u00a0входить заново', kept: '7\u00a0дней' },
  device: {
    purpose:
      'Что в\u00a0этом браузере вы\u00a0уже входили: чужие попытки подобрать пароль вам не\u00a0мешают',
    kept: '400\u00a0дней',
  },
  registration: {
    purpose:
      'Что регистрацию начали в\u00a0этом браузере: чужой пароль не\u00a0останется в\u00a0учётной записи',
    kept: '7\u00a0дней или до подтверждения',
  },
  external: {
    purpose: 'Вход через VK\u00a0ID, Яндекс\u00a0ID или T-ID: что его начали вы',
    kept: '10\u00a0минут',
  },
};

const LOCAL_WORDS: Words<typeof LOCAL_KEYS> = {
  consent: { purpose: 'Ваш ответ о\u00a0файлах cookie', kept: UNTIL_DELETED },
  thirdParties: { purpose: 'Отключены\u00a0ли сторонние сервисы', kept: UNTIL_DELETED },
  city: { purpose: 'Выбранный город', kept: UNTIL_DELETED },
  mySize: { purpose: 'Мерки для «Мой размер», если вы\u00a0их вписали без входа', kept: UNTIL_DELETED },
  recentProducts: { purpose: 'Недавно просмотренные товары', kept: UNTIL_DELETED },
  recentSearches: { purpose: 'Недавние поисковые запросы', kept: 'до выхода или пока не\u00a0удалите' },
  pendingSignOut: {
    purpose: 'Что вы\u00a0вышли, когда не\u00a0было связи',
    kept: 'до связи с\u00a0магазином',
  },
  lastRefresh: {
    purpose: 'Когда вход продлён: чтобы вкладки не\u00a0мешали друг другу',
    kept: UNTIL_DELETED,
  },
  announced: {
    purpose: 'Когда корзина, избранное или вход менялись: чтобы другие вкладки обновились',
    kept: UNTIL_DELETED,
  },
};

const SESSION_WORDS: Words<typeof SESSION_KEYS> = {
  pendingCart: { purpose: 'Изменения корзины, которые ещё отправляются', kept: VISIT },
  halfTyped: { purpose: 'Недописанное в\u00a0оформлении заказа', kept: VISIT },
  order: { purpose: 'Заказ, ответ о\u00a0котором ещё не\u00a0пришёл', kept: VISIT },
  externalWay: { purpose: 'Куда вернуться после входа через другой сервис', kept: VISIT },
  mergeNotice: { purpose: 'Сообщение об\u00a0объединении корзин после входа', kept: VISIT },
  consentChecked: { purpose: 'Что согласия сверены с\u00a0учётной записью', kept: VISIT },
  purchase: { purpose: 'Покупка, о\u00a0которой ещё не\u00a0сообщено аналитике', kept: VISIT },
  seenKinds: { purpose: 'Чтобы посещение не\u00a0сосчитать дважды в\u00a0отчёте без имён', kept: VISIT },
  chunkReload: {
    purpose: 'Чтобы страница не\u00a0перезагружалась без конца после обновления сайта',
    kept: VISIT,
  },
  routerReload: {
    purpose: 'Чтобы страница не\u00a0перезагружалась без конца после обновления сайта',
    kept: VISIT,
  },
  scroll: { purpose: 'Место на\u00a0странице, чтобы вернуться к\u00a0нему', kept: VISIT },
};

const described = <Names extends Record<string, string>>(names: Names, words: Words<Names>): BrowserFile[] =>
  Object.entries(names).map(([id, name]) => ({ name, ...words[id as keyof Names] }));

/** Everything that the shop itself stores in a browser. None of it needs consent. */
export const OWN_FILES = {
  cookies: described(COOKIES, COOKIE_WORDS),
  local: described(LOCAL_KEYS, LOCAL_WORDS),
  session: described(SESSION_KEYS, SESSION_WORDS),
};

import type { ThirdPartyId } from './third-parties.ts';

type Words = {
  name: string;
  /** What the shop uses the third party for, as shoppers read it. */
  purpose: string;
};

/** The names and purposes of all third parties. */
export const THIRD_PARTY_WORDS: Readonly<Record<ThirdPartyId, Words>> = {
  metrika: {
    name: 'Яндекс\u00a0Метрика',
    purpose: 'Какие страницы открывают и\u00a0где бросают оформление. Без имени и\u00a0телефона',
  },
  mindbox: {
    name: 'Mindbox',
    purpose: 'Чтобы предлагать подходящее и\u00a0не\u00a0напоминать о\u00a0вещи, которую вы\u00a0уже купили',
  },
  map: {
    name: 'Яндекс\u00a0Карты',
    purpose: 'Карта магазинов и\u00a0пунктов выдачи',
  },
  chat: {
    name: 'Чат',
    purpose: 'Переписка с\u00a0магазином прямо на\u00a0странице',
  },
};

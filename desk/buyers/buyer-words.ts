import type { PluralForms } from '#shared/text/plural.ts';
import type { Buyer, BuyerStay } from '../api/index.ts';

export const KINDS: Readonly<Record<Buyer['kind'], string>> = {
  ACCOUNT: 'Учётная запись',
  GUEST: 'Без учётной записи',
};

/**
 * What stays after a deletion and which law obliges the shop to keep it
 * (docs/decisions/0029-what-outlives-an-account.md).
 */
export const STAYS: Readonly<Record<BuyerStay['what'], { forms: PluralForms; why: string }>> = {
  ORDERS: {
    forms: ['заказ с\u00a0чеками', 'заказа с\u00a0чеками', 'заказов с\u00a0чеками'],
    why: 'без имени и\u00a0контактов: первичные документы, 402\u2011ФЗ, статья\u00a029',
  },
  ORDER_CONTACTS: {
    forms: [
      'имя и\u00a0контакты в\u00a0заказе',
      'имени и\u00a0контакта в\u00a0заказах',
      'имён и\u00a0контактов в\u00a0заказах',
    ],
    why: 'для возвратов, претензий и\u00a0исправления чеков, 54\u2011ФЗ и\u00a0закон о\u00a0защите прав потребителей',
  },
  REFUNDS: {
    forms: ['возврат', 'возврата', 'возвратов'],
    why: 'без имени и\u00a0контактов: первичные документы, 402\u2011ФЗ, статья\u00a029',
  },
  CONTACT_REQUESTS: {
    forms: ['обращение', 'обращения', 'обращений'],
    why: 'три года на\u00a0спор в\u00a0суде, ГК, статья\u00a0196',
  },
  CONSENTS: {
    forms: ['запись о\u00a0согласии', 'записи о\u00a0согласиях', 'записей о\u00a0согласиях'],
    why: 'без имени и\u00a0адреса: доказать согласие, 152\u2011ФЗ, статья\u00a09',
  },
};

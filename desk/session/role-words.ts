import type { OperatorRole } from '#shared/operators/roles.ts';

type RoleWords = {
  name: string;
  /** What one may do who has the role. */
  rights: string;
  /** What others with the role may do. */
  does: string;
};

/** Roles of operators, and what each may do. */
export const ROLES: Readonly<Record<OperatorRole, RoleWords>> = {
  viewer: {
    name: 'наблюдатель',
    rights: 'Вы\u00a0видите заказы, возвраты и\u00a0отзывы.',
    does: 'Видит заказы, возвраты и\u00a0отзывы',
  },
  packer: {
    name: 'сборщик',
    rights: 'Вы\u00a0собираете, отправляете и\u00a0вручаете заказы.',
    does: 'Собирает, отправляет и\u00a0вручает заказы',
  },
  manager: {
    name: 'менеджер',
    rights: 'Вы\u00a0ведёте заказы, возвраты и\u00a0отзывы и\u00a0возвращаете деньги.',
    does: 'Ведёт заказы, возвраты и\u00a0отзывы, возвращает деньги, приглашает сборщиков и\u00a0наблюдателей',
  },
  owner: {
    name: 'владелец',
    rights: 'Вам открыто всё, вместе с\u00a0людьми и\u00a0их\u00a0ключами.',
    does: 'Всё, вместе с\u00a0людьми и\u00a0их\u00a0ключами',
  },
  exchange: {
    name: 'обмен',
    rights: 'Только для\u00a0программ.',
    does: 'Обмен данными, только для\u00a0программ',
  },
};

import type { OperatorRole } from '#shared/operators/roles.ts';

/** Roles of operators, and what each may do. */
export const ROLES: Readonly<Record<OperatorRole, { name: string; rights: string }>> = {
  viewer: { name: 'наблюдатель', rights: 'Вы\u00a0видите заказы, возвраты и\u00a0отзывы.' },
  packer: { name: 'сборщик', rights: 'Вы\u00a0собираете, отправляете и\u00a0вручаете заказы.' },
  manager: {
    name: 'менеджер',
    rights: 'Вы\u00a0ведёте заказы, возвраты и\u00a0отзывы и\u00a0возвращаете деньги.',
  },
  owner: { name: 'владелец', rights: 'Вам открыто всё, вместе с\u00a0людьми и\u00a0их\u00a0ключами.' },
  exchange: { name: 'обмен', rights: 'Только для\u00a0программ.' },
};

/** The Russian names of jobs, by their names in the log. A test checks that each job has one. */
export const jobWords: Readonly<Record<string, string>> = {
  outbox: 'отправка сообщений',
  payments: 'вопросы банку о\u00a0платежах',
  'unpaid orders': 'отмена неоплаченных заказов',
  parcels: 'вопросы перевозчикам о\u00a0посылках',
  'refund deadlines': 'напоминания о\u00a0сроках возвратов',
  'review invitations': 'приглашения оставить отзыв',
  cleanup: 'уборка устаревшего',
  'back-in-stock notices': 'сообщения о\u00a0поступлении',
  'price drops': 'письма о\u00a0снижении цены',
  'bought together': 'подбор «С\u00a0этим носят»',
  ranks: 'порядок товаров по\u00a0спросу',
  'feed import': 'импорт выгрузки',
  'missing pictures': 'поиск товаров без\u00a0картинок',
};

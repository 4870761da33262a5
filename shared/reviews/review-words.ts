import type { PluralForms } from '../text/plural.ts';

export const REVIEWS: PluralForms = ['отзыв', 'отзыва', 'отзывов'];

export const FIT_WORDS = {
  SMALL: 'Маломерит',
  EXACT: 'В\u00a0размер',
  LARGE: 'Большемерит',
} as const;

export const VERDICT_WORDS = {
  SMALL: 'Большинству маломерит',
  EXACT: 'Большинству в\u00a0размер',
  LARGE: 'Большинству большемерит',
  MIXED: 'Мнения о\u00a0размере разошлись',
} as const;

export const SORT_WORDS = {
  newest: 'Сначала новые',
  helpful: 'Сначала полезные',
  best: 'С\u00a0высокой оценкой',
  worst: 'С\u00a0низкой оценкой',
} as const;

/** Why a review was not published, in words for its author. */
export const REFUSAL_WORDS = {
  NOT_ABOUT_GOODS: 'в\u00a0нём нет ничего о\u00a0самой вещи',
  INSULT: 'в\u00a0нём есть оскорбления',
  PERSONAL_DATA: 'в\u00a0нём есть телефон, адрес или другие личные данные',
  ADVERTISING: 'в\u00a0нём есть реклама или ссылки',
  PHOTO: 'одна из\u00a0фотографий не\u00a0подходит',
  OTHER: 'он не\u00a0соответствует правилам отзывов',
} as const;

export const COMPLAINT_WORDS = {
  INSULT: 'Оскорбления',
  ADVERTISING: 'Реклама',
  NOT_ABOUT_GOODS: 'Не\u00a0о\u00a0товаре',
  PERSONAL_DATA: 'Чужие личные данные',
  UNTRUE: 'Неправда',
  OTHER: 'Другое',
} as const;

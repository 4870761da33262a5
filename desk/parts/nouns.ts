import type { PluralForms } from '#shared/text/plural.ts';

// Nouns that several screens count.

export const ORDERS: PluralForms = ['заказ', 'заказа', 'заказов'];
export const PIECES: PluralForms = ['вещь', 'вещи', 'вещей'];

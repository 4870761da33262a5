import type { z } from 'zod';
import { plural } from '#shared/russian-list.ts';
import {
  PhoneRegExp,
  profileUpdateBirthDateRegExp,
  profileUpdatePhoneRegExp,
} from '../../../src/generated/zod/zod.schemas.ts';

type Refusal = { code: string; message: string };
type Finding<C extends string> = Extract<z.core.$ZodIssue, { code: C }>;

const REQUIRED: Refusal = { code: 'required', message: 'Заполните поле' };
const INVALID = 'Недопустимое значение';

/** Sentences for patterns of the contract that shoppers meet. */
const FORMATS: Record<string, string> = {
  [String(PhoneRegExp)]: 'Введите телефон полностью',
  [String(profileUpdatePhoneRegExp)]: 'Введите телефон полностью',
  [String(profileUpdateBirthDateRegExp)]: 'Введите дату в\u00a0формате ДД.ММ.ГГГГ',
};

/** What to tell the shopper about a finding of zod, with the bound named, and the name of the broken rule. */
export function fieldMessage(issue: z.core.$ZodIssue, value: unknown): Refusal {
  const { code } = issue;
  if (issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true)
    return {
      code: value === undefined ? REQUIRED.code : code,
      message: 'Поставьте отметку, чтобы продолжить',
    };
  if (issue.code === 'unrecognized_keys') return { code: 'unrecognized_key', message: 'Лишнее поле' };
  if (value === undefined || value === null) return REQUIRED;
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return { code, message: `Не больше ${amount(issue.maximum, issue.origin)}` };
  if (issue.code === 'invalid_format') return badFormat(issue, value);
  if (issue.code === 'invalid_type') return { code, message: wrongType(issue.expected) };
  return { code, message: INVALID };
}

function tooSmall(issue: Finding<'too_small'>): Refusal {
  if (issue.origin === 'string' && Number(issue.minimum) === 1) return REQUIRED;
  return { code: issue.code, message: `Не меньше ${amount(issue.minimum, issue.origin)}` };
}

function badFormat(issue: Finding<'invalid_format'>, value: unknown): Refusal {
  if (typeof value === 'string' && value.trim() === '') return REQUIRED;
  const { code } = issue;
  if (issue.format === 'email') return { code, message: 'Проверьте адрес почты' };
  return { code, message: FORMATS[issue.pattern ?? ''] ?? 'Недопустимый формат' };
}

function wrongType(expected: string): string {
  if (expected === 'int') return 'Укажите целое число';
  return expected === 'number' ? 'Укажите число' : INVALID;
}

/** A bound in the genitive that «не больше» and «не меньше» ask for. */
function amount(bound: number | bigint, origin: string): string {
  const count = Number(bound);
  if (origin === 'string') return `${count}\u00a0${plural(count, 'символа', 'символов', 'символов')}`;
  if (origin === 'array') return `${count}\u00a0${plural(count, 'записи', 'записей', 'записей')}`;
  return String(count);
}

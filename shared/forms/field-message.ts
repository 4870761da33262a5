import type { core } from 'zod/mini';
import { type PluralForms, plural } from '../text/plural.ts';
import { emailProblem, NOT_AN_EMAIL } from './email.ts';
import { requiredMessage } from './required.ts';

type Issue = core.$ZodIssue;
type IssueOf<Code extends string> = Extract<Issue, { code: Code }>;
type FieldMessage = { code: string; message: string };

export const TICK_REQUIRED = 'Поставьте отметку, чтобы продолжить';
export const NOT_A_PHONE = 'Введите телефон полностью';
const NOT_A_DATE = 'Введите дату в\u00a0формате ДД.ММ.ГГГГ';
const NOT_A_POSTAL_CODE = 'Введите индекс: шесть цифр';
const INVALID = 'Недопустимое значение';

/** Messages that say how to write a value, by field name. A field has the same format in all operations. */
const FORMATS: Readonly<Record<string, string>> = {
  phone: NOT_A_PHONE,
  birthDate: NOT_A_DATE,
  postalCode: NOT_A_POSTAL_CODE,
};

/** Codes of zod issues that mean that a text has the wrong format. */
const OF_SHAPE: readonly string[] = ['too_small', 'too_big', 'invalid_format'];

const CHARACTERS: PluralForms = ['символа', 'символов', 'символов'];
const ENTRIES: PluralForms = ['записи', 'записей', 'записей'];

/** A hint about the minimum length of a text, for example «Не меньше 10 символов». */
export const leastCharacters = (count: number): string => `Не\u00a0меньше ${amount(count, 'string')}`;

/**
 * The message for a zod issue, and the name of the broken rule. The message states the bound, if the rule has
 * one.
 */
export function fieldMessage(issue: Issue, value: unknown): FieldMessage {
  const { code } = issue;
  if (issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true)
    return { code: value === undefined ? 'required' : code, message: TICK_REQUIRED };
  if (issue.code === 'unrecognized_keys') return { code: 'unrecognized_key', message: 'Лишнее поле' };
  if (isMissing(issue, value))
    return { code: 'required', message: requiredMessage(`/${issue.path.map(String).join('/')}`) };
  const shape = FORMATS[String(issue.path.at(-1))];
  if (shape && OF_SHAPE.includes(code)) return { code, message: shape };
  if (issue.code === 'too_small')
    return { code, message: `Не\u00a0меньше ${amount(issue.minimum, issue.origin)}` };
  if (issue.code === 'too_big')
    return { code, message: `Не\u00a0больше ${amount(issue.maximum, issue.origin)}` };
  if (issue.code === 'invalid_format')
    return { code, message: wrongFormat(issue, String(issue.path.at(-1)), String(value)) };
  if (issue.code === 'invalid_type') return { code, message: wrongType(issue.expected) };
  return { code, message: INVALID };
}

/**
 * Whether the issue means that a required value is missing. An empty text always counts as missing; a text of
 * spaces does if its format is wrong.
 */
function isMissing({ code }: Issue, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (code === 'too_small') return value === '';
  return code === 'invalid_format' && typeof value === 'string' && value.trim() === '';
}

function wrongFormat({ format }: IssueOf<'invalid_format'>, field: string, value: string): string {
  if (format === 'email' || field === 'email') return emailProblem(value) ?? NOT_AN_EMAIL;
  return 'Недопустимый формат';
}

function wrongType(expected: string): string {
  if (expected === 'int') return 'Укажите целое число';
  return expected === 'number' ? 'Укажите число' : INVALID;
}

/** A bound with its unit in the genitive, which must follow «не больше» and «не меньше». */
function amount(bound: number | bigint, origin: string): string {
  const count = Number(bound);
  if (origin === 'string') return `${count}\u00a0${plural(count, CHARACTERS)}`;
  return origin === 'array' ? `${count}\u00a0${plural(count, ENTRIES)}` : String(count);
}

import { refuseField } from './field-refusal.ts';

const EARLIEST = '1900-01-01';

/** @throws {Refusal} INVALID_REQUEST for an impossible birth date; `dotted` is ДД.ММ.ГГГГ */
export function refuseImpossibleDate(dotted: string | null): void {
  if (dotted === null) return;
  const iso = dotted.split('.').reverse().join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  // A day beyond the end of its month would roll over into the next one.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso)) {
    refuseField('/birthDate', 'invalid_date', 'Такой даты нет. Проверьте день и\u00A0месяц');
  }
  if (date.getTime() > Date.now()) {
    refuseField('/birthDate', 'future_date', 'Дата рождения не\u00A0может быть в\u00A0будущем');
  }
  if (iso < EARLIEST) refuseField('/birthDate', 'early_date', 'Проверьте год рождения');
}

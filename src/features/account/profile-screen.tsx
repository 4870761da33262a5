import type { UserProfile } from '@/lib/api';
import { formatPhone } from '@/lib/phone';
import { Button } from '@/lib/ui/button';

const SEX = { FEMALE: 'Женский', MALE: 'Мужской', '': 'Не\u00a0указан' } as const;

type ProfileScreenProps = { account: UserProfile; onSignOut(): void };

/** What the shop knows of the shopper, to be read. */
export function ProfileScreen({ account, onSignOut }: ProfileScreenProps) {
  const rows: [string, string][] = [
    ['Фамилия', account.lastName],
    ['Имя', account.firstName],
    ['Отчество', account.middleName],
    ['Дата рождения', account.birthDate ?? ''],
    ['Пол', SEX[account.sex]],
    ['Телефон', account.phone && formatPhone(account.phone)],
    ['Электронная почта', account.email],
  ];
  return (
    <div className="page-width px-margin pt-5 lg:pt-12">
      <h1 className="type-h1">Личные данные</h1>
      <dl className="mt-6 max-w-160 border-hair border-t lg:mt-8">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="grid gap-x-4 border-hair border-b py-3.5 sm:grid-cols-[5fr_7fr]">
              <dt className="text-ink-2">{name}</dt>
              <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
      <Button variant="quiet" className="mt-8" onClick={onSignOut}>
        Выйти
      </Button>
    </div>
  );
}

import type { FormEvent } from 'react';
import type { UserProfile } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Field } from '@/lib/ui/forms/field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { loginHref } from '@/shop/addresses/paths';
import { AccountSection } from './account-frame';
import { BirthDateField } from './birth-date-field';
import { EmailState } from './email-state';
import type { ProfileErrors } from './profile-errors';
import type { ProfileFields } from './profile-fields';
import { useProfileForm } from './use-profile-form';

const SEXES = [
  { value: 'FEMALE', label: 'Женский' },
  { value: 'MALE', label: 'Мужской' },
  { value: '', label: 'Не\u00a0указан' },
] as const;

/** The profile to be edited, all fields of docs/specification.md §3.5 but the subscriptions. */
export function ProfileForm({ account }: { account: UserProfile }) {
  const { form, fields, version, errors, busy, dirty, restored, save, reset, onChange, followEmail } =
    useProfileForm(account);
  const hydrated = useHydrated();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onChange={onChange}>
      <Person key={`person ${version}`} fields={fields} errors={errors} />
      <AccountSection
        title="Контакты"
        note={
          'По\u00a0телефону или почте вы\u00a0входите. Новый адрес начинает действовать, когда вы\u00a0его подтвердите.'
        }
      >
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <PhoneField
            key={`phone ${version}`}
            label="Телефон"
            name="phone"
            defaultValue={fields.phone}
            error={errors.phone}
          />
          <div>
            <Field
              key={`email ${version}`}
              label="Электронная почта"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              defaultValue={fields.email}
              error={errors.email}
            />
            <EmailState account={account} onCancelled={followEmail} />
          </div>
        </div>
      </AccountSection>
      <div className="md:grid md:grid-cols-3 md:gap-x-[var(--gutter)]">
        <div className="md:col-span-2 md:col-start-2">
          {restored && (
            <p role="status" className="mb-4 border-ink border-l-2 py-1 pl-3 text-ui">
              Здесь то, что вы&nbsp;ввели раньше. Это ещё не&nbsp;сохранено.
            </p>
          )}
          {errors.form && (
            <ErrorNotice className="mb-4">
              {errors.form}
              {errors.signedOut && (
                <>
                  {' '}
                  <a href={loginHref('/myprofile')} className="quiet-link">
                    Войдите снова
                  </a>
                  , и&nbsp;мы сохраним то, что вы&nbsp;ввели
                </>
              )}
            </ErrorNotice>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {/* Before scripts run a press would send the form nowhere and lose what was typed. */}
            <Button type={hydrated ? 'submit' : 'button'} busy={busy} className="max-sm:w-full">
              Сохранить
            </Button>
            {dirty && <TextButton onClick={reset}>Отменить изменения</TextButton>}
          </div>
        </div>
      </div>
    </form>
  );
}

type PersonProps = { fields: ProfileFields; errors: ProfileErrors };

function Person({ fields, errors }: PersonProps) {
  return (
    <AccountSection title={'О\u00a0вас'} note={'Обязательно только имя'}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          label="Фамилия"
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          defaultValue={fields.lastName}
          error={errors.lastName}
        />
        <Field
          label="Имя"
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          defaultValue={fields.firstName}
          error={errors.firstName}
        />
        <Field
          label="Отчество (при наличии)"
          name="middleName"
          autoComplete="additional-name"
          maxLength={60}
          defaultValue={fields.middleName}
          error={errors.middleName}
        />
        <BirthDateField
          label="Дата рождения"
          name="birthDate"
          defaultValue={fields.birthDate}
          error={errors.birthDate}
        />
        <RadioGroup
          legend="Пол"
          name="sex"
          options={SEXES}
          defaultValue={fields.sex}
          error={errors.sex}
          className="sm:col-span-2 [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-8"
        />
      </div>
    </AccountSection>
  );
}

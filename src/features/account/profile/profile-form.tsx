import type { UserProfile } from '@/lib/api';
import {
  EmailMax,
  profileUpdateFirstNameMax,
  profileUpdateLastNameMax,
  profileUpdateMiddleNameMax,
} from '@/lib/api/schemas';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { EmailField } from '@/lib/ui/forms/email-field';
import { Field } from '@/lib/ui/forms/field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import { RadioGroup } from '@/lib/ui/forms/radio';
import { PageLink } from '@/lib/ui/links/page-link';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { AccountSection } from '../account-frame';
import type { ProfileFields } from '../profile-fields';
import { BirthDateField } from './birth-date-field';
import { EmailState } from './email-state';
import { useProfileForm } from './use-profile-form';

const SEXES = [
  { value: 'FEMALE', label: 'Женский' },
  { value: 'MALE', label: 'Мужской' },
  { value: '', label: 'Не\u00a0указан' },
] as const;

/** The profile form: all fields of docs/specification.md §3.5 except the subscriptions. */
export function ProfileForm({ account }: { account: UserProfile }) {
  const profile = useProfileForm(account);
  const { attributes, field, start, refusal, signedOut, busy, dirty, restored, reset, followEmail } = profile;
  const hydrated = useHydrated();

  return (
    <>
      <form {...attributes}>
        <Person start={start} field={field} />
        <AccountSection
          title="Контакты"
          note={
            'По\u00a0телефону или почте вы\u00a0входите. Новый адрес начинает действовать, когда вы\u00a0его подтвердите.'
          }
        >
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
            <PhoneField {...field('phone')} label="Телефон" defaultValue={start.phone} />
            <div>
              <EmailField
                {...field('email')}
                label="Электронная почта"
                maxLength={EmailMax}
                defaultValue={start.email}
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
            {refusal && (
              <ErrorNotice className="mb-4">
                <span>{refusal}</span>
                {signedOut && (
                  <>
                    <span> </span>
                    <PageLink to="/login" search={{ redirect: AFTER_LOGIN }} className="quiet-link">
                      Войдите снова
                    </PageLink>
                    <span>, и&nbsp;мы сохраним то, что вы&nbsp;ввели</span>
                  </>
                )}
              </ErrorNotice>
            )}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {/* Before hydration a press would submit to nowhere and lose the typed text. */}
              <Button type={hydrated ? 'submit' : 'button'} busy={busy} className="max-sm:w-full">
                Сохранить
              </Button>
              {dirty && <TextButton onClick={reset}>Отменить изменения</TextButton>}
            </div>
          </div>
        </div>
      </form>
      {profile.proofDialog}
    </>
  );
}

type PersonProps = { start: ProfileFields; field: ReturnType<typeof useProfileForm>['field'] };

function Person({ start, field }: PersonProps) {
  const { name, error, ...attach } = field('sex');
  return (
    <AccountSection title={'О\u00a0вас'} note={'Обязательно только имя'}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          {...field('lastName')}
          label="Фамилия"
          autoComplete="family-name"
          maxLength={profileUpdateLastNameMax}
          defaultValue={start.lastName}
        />
        <Field
          {...field('firstName')}
          label="Имя"
          autoComplete="given-name"
          maxLength={profileUpdateFirstNameMax}
          defaultValue={start.firstName}
        />
        <Field
          {...field('middleName')}
          label="Отчество (при наличии)"
          autoComplete="additional-name"
          maxLength={profileUpdateMiddleNameMax}
          defaultValue={start.middleName}
        />
        <BirthDateField {...field('birthDate')} label="Дата рождения" defaultValue={start.birthDate} />
        <RadioGroup
          legend="Пол"
          name={name}
          attach={attach}
          options={SEXES}
          defaultValue={start.sex}
          error={error}
          className="sm:col-span-2 [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-8"
        />
      </div>
    </AccountSection>
  );
}

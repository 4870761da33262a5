import { useState } from 'react';
import { Field } from '@/lib/ui/forms/field';
import { PasswordField } from '@/lib/ui/forms/password-field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import { SelectField } from '@/lib/ui/forms/select';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { LONG_NAME } from '../samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';

export function Fields() {
  const [phone, setPhone] = useState('');
  return (
    <GallerySection id="fields" title="Поля">
      <Specimen name="Текст">
        <div className="gallery-stack">
          <Field label="Имя" name="name" autoComplete="given-name" />
          <Field label="Отчество (при наличии)" name="middle" hint="Как в паспорте" />
          <Field
            label="Электронная почта"
            name="mail"
            defaultValue="почта"
            error="Проверьте адрес почты"
            hint="Для чека"
          />
          <Field label="Длинное значение" name="long" defaultValue={LONG_NAME} />
          <Field label="Только чтение" name="fixed" defaultValue="Москва" readOnly />
        </div>
      </Specimen>
      <Specimen name="Телефон, пароль">
        <div className="gallery-stack">
          <PhoneField label="Телефон" name="phone" onPhone={setPhone} hint={`Введено: ${phone || '—'}`} />
          <PhoneField
            label="Телефон получателя"
            name="phone2"
            defaultValue="+7999123"
            error="Введите телефон полностью"
          />
          <PasswordField label="Пароль" name="password" defaultValue="secret-words" autoComplete="off" />
        </div>
      </Specimen>
      <Specimen name="Список, много строк">
        <div className="gallery-stack">
          <SelectField label="Сортировка" name="sort">
            <option>По популярности</option>
            <option>Сначала новые</option>
            <option>{LONG_NAME}</option>
          </SelectField>
          <SelectField label="Причина возврата" name="reason" error="Выберите причину" defaultValue="">
            <option value="">Выберите причину</option>
            <option>Не подошёл размер</option>
          </SelectField>
          <TextareaField label="Комментарий курьеру" name="comment" maxLength={500} hint="До 500 знаков" />
        </div>
      </Specimen>
    </GallerySection>
  );
}

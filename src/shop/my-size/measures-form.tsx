import { useState } from 'react';
import { useSession } from '@/shop/identity/session';
import { AccountMeasuresForm } from './account-measures-form';
import { saveOnDevice, useDeviceMeasures } from './device-measures';
import { MeasureFields } from './measure-fields';
import type { MeasuresFormProps } from './measures-form-props';

/**
 * The form for body measurements of a wearer. If the shopper is signed in, the account stores them, otherwise
 * this browser.
 */
export function MeasuresForm(props: MeasuresFormProps) {
  const accountId = useSession()?.user?.id;
  return accountId === undefined ? (
    <DeviceMeasuresForm {...props} />
  ) : (
    <AccountMeasuresForm key={accountId} {...props} />
  );
}

function DeviceMeasuresForm({ wearer, measures }: MeasuresFormProps) {
  const [round, setRound] = useState(0);
  return (
    <MeasureFields
      key={round}
      measures={measures}
      saved={useDeviceMeasures()[wearer] ?? {}}
      onChange={(next) => saveOnDevice(wearer, next)}
      onDelete={() => {
        saveOnDevice(wearer, {});
        setRound(round + 1);
      }}
      note={'Мерки хранятся только в\u00a0этом браузере.'}
    />
  );
}

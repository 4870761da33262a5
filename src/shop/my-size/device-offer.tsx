import { type Measures, measuresWords, type Wearer } from '#shared/goods/my-size.ts';
import { typeset } from '#shared/text/typeset.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { saveOnDevice, useDeviceMeasures } from './device-measures';

type DeviceOfferProps = {
  wearer: Wearer;
  /** The measurements in the account. */
  saved: Measures;
  /** Saves the measurements of this browser in the account. Resolves to whether that succeeded. */
  onTake(onDevice: Measures): Promise<boolean>;
};

/**
 * Offers to save the measurements of this browser in the account, if the account has none or different ones.
 * They are not saved automatically, because they may be those of another person.
 */
export function DeviceOffer({ wearer, saved, onTake }: DeviceOfferProps) {
  const onDevice = useDeviceMeasures()[wearer] ?? {};
  const others = Object.entries(onDevice).filter(
    ([measure, value]) => saved[measure as keyof Measures] !== value,
  );
  if (others.length === 0) return null;
  const forget = () => saveOnDevice(wearer, {});
  return (
    <div className="mt-4 border-hair border-t pt-3 text-ui">
      <p>{typeset(`В этом браузере записаны другие мерки: ${measuresWords(onDevice)}`)}</p>
      <div className="flex flex-wrap gap-x-6">
        <TextButton
          onClick={async () => {
            if (await onTake(onDevice)) forget();
          }}
        >
          Перенести в&nbsp;учётную запись
        </TextButton>
        <TextButton onClick={forget}>Удалить из&nbsp;браузера</TextButton>
      </div>
    </div>
  );
}

import { getMyData } from '@/lib/api';
import { saveFile } from '@/lib/browser/save-file';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { AccountSection } from '../account-frame';
import { useAttempt } from '../use-attempt';

/** Downloads all data that the shop stores about the shopper, as a JSON file that the browser creates. */
export function MyDataSection() {
  const { attempt, busy, refusal } = useAttempt({
    mutationFn: () => getMyData(),
    onSuccess: (data) => saveFile('vitrina-dannye.json', JSON.stringify(data, null, 2), 'application/json'),
    // The mutation cache must not keep the data.
    gcTime: 0,
  });
  return (
    <AccountSection title="Ваши данные">
      <p className="max-w-130 text-ink-2">
        Всё, что магазин хранит о&nbsp;вас: профиль, согласия, устройства, корзина и&nbsp;избранное. Файл
        в&nbsp;формате JSON.
      </p>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        onClick={() => void attempt()}
        className="mt-4 max-sm:w-full"
      >
        Скачать данные
      </Button>
      {refusal && <ErrorNotice className="mt-3">{refusal.message}</ErrorNotice>}
    </AccountSection>
  );
}

import { getMyData } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { AccountSection } from '../account-frame';
import { useAttempt } from '../use-attempt';
import { saveFile } from './save-file';

/** Everything the shop keeps about the shopper, as a file made in the browser. */
export function MyDataSection() {
  const { attempt, busy, error } = useAttempt();
  const download = () =>
    attempt(async () => {
      saveFile('vitrina-dannye.json', JSON.stringify(await getMyData(), null, 2));
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
        onClick={() => void download()}
        className="mt-4 max-sm:w-full"
      >
        Скачать данные
      </Button>
      {error && <ErrorNotice className="mt-3">{error}</ErrorNotice>}
    </AccountSection>
  );
}

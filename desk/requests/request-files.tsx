import { useQuery } from '@tanstack/react-query';
import { fileSize } from '#shared/contact/attached-files.ts';
import { saveFile } from '@/lib/browser/save-file';
import { refusalText } from '@/lib/forms/refusal-text';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  getShowContactFileQueryOptions,
  isApiError,
  type OperatorContactRequest,
  showContactFile,
} from '../api/index.ts';
import { Section } from '../parts/section.tsx';

type File = OperatorContactRequest['files'][number];
type Place = { id: string; position: number };

/** Files that came with a request. Pictures are redrawn by the server; documents are only saved. */
export function RequestFiles({ seen: { id, files } }: { seen: OperatorContactRequest }) {
  if (files.length === 0) return null;
  return (
    <Section title="Файлы">
      <ul className="grid gap-6 sm:grid-cols-2">
        {files.map((file, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no name of their own and never change
          <li key={position}>
            {file.type === 'application/pdf' ? (
              <DocumentFile file={file} place={{ id, position }} />
            ) : (
              <PictureFile file={file} place={{ id, position }} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The name of a file as its sender wrote it, and its size. */
const FileName = ({ file: { name, bytes } }: { file: File }) => (
  <p className="text-ui [overflow-wrap:anywhere]">
    {name} <span className="whitespace-nowrap text-ink-2">{fileSize(bytes)}</span>
  </p>
);

function PictureFile({ file, place: { id, position } }: { file: File; place: Place }) {
  // A file never changes, and each look at it is a row of the log.
  const picture = useQuery({
    ...getShowContactFileQueryOptions(id, String(position)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const content = picture.data?.content;
  return (
    <>
      {content ? (
        <img
          src={`data:image/webp;base64,${content}`}
          alt={`Картинка ${position + 1} от\u00a0покупателя`}
          className="block w-full bg-wash"
        />
      ) : picture.isError ? (
        <p role="alert" className="text-ui">
          Картинка не&nbsp;загрузилась.{' '}
          <TextButton onClick={() => void picture.refetch()}>Загрузить ещё раз</TextButton>
        </p>
      ) : picture.data ? (
        <p className="bg-wash px-4 py-8 text-center text-ink-2 text-ui">Картинку не&nbsp;удалось прочитать</p>
      ) : (
        <Skeleton className="aspect-[4/3] w-full" />
      )}
      <div className="mt-2">
        <FileName file={file} />
      </div>
    </>
  );
}

function DocumentFile({ file, place: { id, position } }: { file: File; place: Place }) {
  const save = async () => {
    try {
      const { name, content } = await showContactFile(id, String(position));
      // Not as a PDF: the browser must save the file and not open it on the origin of the desk.
      if (content) saveFile(name, bytesOf(content), 'application/octet-stream');
    } catch (error) {
      showToast({ text: isApiError(error) ? refusalText(error) : 'Не\u00a0удалось сохранить файл' });
    }
  };
  return (
    <>
      <FileName file={file} />
      <TextButton onClick={() => void save()}>Сохранить документ PDF</TextButton>
    </>
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

import { HeadContent, Scripts } from '@tanstack/react-router';
import { PAGE_CONFIG_ID, pageConfig, pageConfigScript } from '@/lib/page/config';
import { StartScripts } from '@/lib/start';
import type { Elements } from '@/lib/ui/elements';

/** The HTML document of every page, including error pages. */
export function Document({ children }: { children: Elements }) {
  return (
    <html lang="ru">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={PAGE_CONFIG_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with escaped <; as text it would be escaped twice
          dangerouslySetInnerHTML={{ __html: pageConfigScript(pageConfig()) }}
        />
        <Scripts />
        {import.meta.env.SSR && <StartScripts />}
      </body>
    </html>
  );
}

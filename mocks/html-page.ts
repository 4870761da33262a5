/**
 * HTML of a page that stands in for an outside service, such as a bank. Texts in `body` must already be
 * escaped.
 */
export const htmlPage = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${style}</style>
  </head>
  <body>${body}</body>
</html>`;

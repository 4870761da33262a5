import { createElement } from 'react';

export default function Layout({ children }) {
  return createElement('html', { lang: 'ru' }, createElement('body', null, children));
}

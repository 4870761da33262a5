import type { ExternalProviderId } from '@/lib/api';

const NAMES: Record<ExternalProviderId, string> = {
  vk: 'VK\u00a0ID',
  yandex: 'Яндекс\u00a0ID',
  tid: 'T-ID',
  demo: 'Демо\u00a0ID',
};

/** «VK ID, Яндекс ID и T-ID». Empty if there are no ids. */
export function providerNames(ids: readonly ExternalProviderId[]): string {
  const names = ids.map((id) => NAMES[id]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и\u00a0${names.at(-1)}`;
}

import { readSettings } from './switch.ts';

// The dev plugin loads this module before the client entry, and the client entry waits for it.
const { on, scenarios } = readSettings(location.search, sessionStorage, import.meta.env.VITE_MOCKS === 'on');
if (on) {
  const { startMocks } = await import('./browser.ts');
  await startMocks(scenarios);
}

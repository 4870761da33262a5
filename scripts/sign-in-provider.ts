// Runs the local sign-in provider for a built shop, and prints the value of DEMO_SIGN_IN_ISSUER with which
// the shop must be started. Ctrl+C stops the provider.
import { startProvider } from '../mocks/oidc/start-provider.ts';

const port = Number(process.env.SIGN_IN_PORT ?? 3300);

const provider = await startProvider({ port }).catch((error) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${port} is taken; set SIGN_IN_PORT` : error.message;
  console.error(`The sign-in provider cannot start: ${reason}`);
  process.exit(1);
});
console.log(`DEMO_SIGN_IN_ISSUER=${provider.issuer}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    await provider.stop();
    process.exit(0);
  });

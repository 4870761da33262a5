import { credentials, newAddress, registration } from '../../people.ts';
import type { Actor } from './actor.ts';
import type { Scene } from './story.ts';

/** Creates an account and signs in. Returns the e-mail address. */
export async function signUp(scene: Scene): Promise<string> {
  const email = newAddress();
  await scene.quietly('register', { body: registration(email) });
  const token = await scene.shop.secretSentTo(email);
  await scene.quietly('confirmRegistration', { body: { token } });
  return email;
}

/** Signs a device in to an account. */
export async function signIn(device: Actor, email: string): Promise<void> {
  await device.quietly('login', { body: credentials(email) });
}

/** A person who has an account at the local provider. */
export type Person = {
  /** The person's id at the provider: the claim `sub`. */
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
  /** Text on the page: what the shop does after this person has signed in. */
  shows: string;
};

/**
 * Three people, for the three possible results of an external sign-in. The first has the demo shopper's
 * e-mail address.
 */
export const PEOPLE: readonly Person[] = [
  {
    id: 'anna',
    firstName: 'Анна',
    lastName: '',
    email: 'demo@vitrina.example',
    isEmailVerified: true,
    shows: 'Почта подтверждена и\u00a0уже есть в\u00a0магазине: вход в\u00a0ту же учётную запись',
  },
  {
    id: 'vera',
    firstName: 'Вера',
    lastName: '',
    email: 'vera@vitrina.example',
    isEmailVerified: true,
    shows: 'Почта подтверждена, в\u00a0магазине впервые: новая учётная запись',
  },
  {
    id: 'boris',
    firstName: 'Борис',
    lastName: '',
    email: 'demo@vitrina.example',
    isEmailVerified: false,
    shows: 'Почта не\u00a0подтверждена и\u00a0занята: отказ',
  },
];

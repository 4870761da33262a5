/** A person with an account at the local provider. */
export type Person = {
  /** The `sub` claim at the provider. */
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
  /** What happens in the shop when this person is chosen, as shown on the page. */
  shows: string;
};

/** Three people, one for each outcome of a sign-in; the first has the e-mail address of the demo shopper. */
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

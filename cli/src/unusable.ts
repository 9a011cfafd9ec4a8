import type { Language } from '@galloper/kernel';

/** Input that cannot be used: told in one line of the reader's language, exit status 2. */
export class Unusable extends Error {
  readonly told: (language: Language) => string;

  constructor(told: (language: Language) => string) {
    super(told('en'));
    this.told = told;
  }
}

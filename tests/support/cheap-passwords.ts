import { hashCheaply } from '#server/platform/crypto/password-hash.ts';

// Tests of the API register and sign in thousands of times, and what they check is not how long a guess takes.
hashCheaply();

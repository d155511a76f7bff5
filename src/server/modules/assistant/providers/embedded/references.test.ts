import { expect, test } from 'vitest';
import { leansBack } from './references.ts';

test.each([
  'You cannot outrun it; damage to glass is comprehensive.',
  'While it is shut, your own taps have nowhere to drain.',
  'It should come from the insurer.',
  'British Columbia does: on highways with the sign.',
  'Model, repair cost and theft are.',
  'Without one you may be liable for premiums.',
  'A benefits plan is the answer.',
  'Insurance is not given by that account.',
  'Another way is to ask.',
  'Ask the police which office takes it.',
  'There you can download it.',
])('depends on the sentence before it: %s', (sentence) => {
  expect(leansBack(sentence)).toBe(true);
});

test.each([
  'Hail is nobody’s fault, so it does not count like a crash.',
  'A clause that does not pay for dents often comes with it.',
  'If the vehicle is financed, its lender asks for more.',
  'Some insurers write plans for two people.',
  'Another driver slides into you.',
  'Students are sometimes insured while they count as part of that household.',
  'Your own policy usually answers.',
])('makes sense alone: %s', (sentence) => {
  expect(leansBack(sentence)).toBe(false);
});

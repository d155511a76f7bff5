/** Suggested questions, by page. Each is one of the FAQ, word for word, so that it has an answer. */
const anywhere = [
  'Does home insurance cover flood damage?',
  'How can I lower my premiums?',
  'Why talk to a broker instead of one insurance company?',
];

const auto = [
  'What determines how much I pay for auto insurance in Alberta?',
  'What is the difference between comprehensive and collision?',
  'Do winter tires lower my insurance?',
];

const home = [
  'Does home insurance cover flood damage?',
  'What is the difference between home insurance and tenant insurance?',
  'My condo board billed me for its deductible. Do I have to pay?',
];

const superVisa = [
  'What insurance does a Super Visa require?',
  'Can I pay for Super Visa insurance monthly?',
  'My mother has diabetes. Can she be insured?',
];

const business = [
  'Is business insurance mandatory in Alberta?',
  'I’m a sole proprietor. Can a client come after my house?',
  'An employee got hurt at work. Which insurance pays?',
];

const asking = [
  'Who sees my answers?',
  'What happens after I send a request?',
  'What does this cost me, and who pays you?',
];

const byPage: readonly [page: RegExp, questions: readonly string[]][] = [
  [/^\/insurance\/auto$/, auto],
  [/^\/insurance\/home$/, home],
  [/^\/(super-visa|insurance\/supervisa)$/, superVisa],
  [/^\/(business|commercial|group-benefits|insurance\/(business|commercial-auto|group-benefits))/, business],
  [/^\/(get-quote|contact|about)/, asking],
];

export function firstQuestions(page: string): readonly string[] {
  return byPage.find(([pattern]) => pattern.test(page))?.[1] ?? anywhere;
}

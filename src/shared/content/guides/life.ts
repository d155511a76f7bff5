import type { Guide } from '../types.ts';

export const lifeGuide: Guide = {
  title: 'Life insurance in Alberta: term, permanent, claims',
  description:
    'Who needs life insurance and who does not, how term and permanent differ, what lets a claim fail, and the Alberta rules on children and replacement.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Replacement of Life Insurance Contracts Regulation, AR 127/2001',
      publisher: 'Government of Alberta',
      url: 'http://www.qp.alberta.ca/1266.cfm?page=2001_127.cfm&leg_type=Regs&isbncln=0779745434&display=html',
    },
    {
      title: 'Assets of a minor',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/assets-of-a-minor',
    },
    {
      title: 'Litigation matters: the right to cancel within 10 days',
      publisher: 'Munich Re Life Canada',
      url: 'https://munichre.com/ca-life/en/perspectives/2024/litigation-matters.html',
      published: '2024-05',
    },
    {
      title: 'Protection of life insurance: whole life',
      publisher: 'Assuris',
      url: 'https://assuris.ca/how-am-i-protected/assuris-protection/life-insurance/individual/whole-life/',
    },
    {
      title: 'Changes to Canada Pension Plan: new benefits for children, enhanced survivor support',
      publisher: 'BMKP Law',
      url: 'https://www.bmkplaw.com/what-we-think/news-and-updates/changes-to-canada-pension-plan-new-benefits-for-children%2C-enhanced-survivor-support.html',
      published: '2025-02-12',
    },
    {
      title: 'Complaints: our process',
      publisher: 'OmbudService for Life and Health Insurance',
      url: 'http://www.olhi.ca/complaints/our-process/',
    },
  ],
  heading: 'Life insurance in Alberta',
  lead: 'Life insurance answers one question: who would be short of money if you died, and for how many years? The products are simpler than they look. Most trouble starts in the application.',
  whoNeedsIt: `You probably need some if a partner could not keep the home on one income, if children depend on you, if you send money to parents here or abroad, or if somebody co-signed your loan.

You may need little or none if nobody lives on your income and your savings would pay the last bills. A good adviser will say so.

Look hard at what you have through work. It usually ends with the job, and Alberta’s projects and crews come and go.`,
  covers: [
    {
      name: 'Term life',
      text: 'A fixed amount for 10, 20 or 30 years. It suits a need with an end: a mortgage, small children. Renewing after the term costs far more, because you are older.',
    },
    {
      name: 'Permanent life',
      text: 'For as long as you live and pay. Whole life and universal life can build a cash value. The [premium](term:premium) is much higher at first.',
    },
    {
      name: 'Critical illness',
      text: 'A single payment when you are diagnosed with an illness the policy lists and you survive its [waiting period](term:waiting-period).',
    },
    {
      name: 'Disability',
      text: 'Part of your income while you cannot work. For many working people this is the likelier loss. Ask how the policy defines “cannot work”.',
    },
    {
      name: 'Options on a policy',
      text: 'The right to convert term to permanent without new health questions, or to stop premiums while disabled. They are chosen at the start.',
    },
  ],
  excludes: [
    {
      name: 'Answers that were not complete',
      text: 'In the first two years an insurer may go back over every answer and refuse a claim. After that, generally only for fraud.',
    },
    {
      name: 'Suicide in the first two years',
      text: 'Most policies do not pay. If this is about you or somebody near you, call or text 9-8-8 at any hour.',
    },
    {
      name: 'Named activities',
      text: 'Private flying, climbing or a risky job may be excluded or cost more. The [exclusion](term:exclusion) stands in your policy: read that page.',
    },
    {
      name: 'A policy that lapsed',
      text: 'After missed payments there is a short period of grace, often about 30 days. Then it ends, and starting again means new health questions.',
    },
    {
      name: 'Illnesses outside the list',
      text: 'Critical illness pays by definition. An early-stage cancer may not meet it.',
    },
  ],
  priceDrivers: [
    { name: 'Age', text: 'Each birthday matters, and insurers differ on when they count you a year older.' },
    {
      name: 'Nicotine',
      text: 'Cigarettes, vaping and pouches, most often within the last 12 months. Rules on cannabis differ.',
    },
    {
      name: 'Health and family',
      text: 'Blood pressure, weight, mental health, and what your parents and siblings had, and at which age.',
    },
    { name: 'Amount and length', text: 'Longer terms and larger amounts cost more, but not in a straight line.' },
    { name: 'Sex at birth', text: 'Insurers rate women and men differently.' },
    { name: 'Work and travel', text: 'Heights, explosives, diving, or long stays in unsafe regions.' },
  ],
  checklist: [
    'Birth dates of everybody to be insured',
    'Mortgage and other debts, with years left',
    'Income of each partner, and the monthly budget',
    'Children’s ages, and years until they earn',
    'Policies you have, also through work or a bank',
    'Medications, doses, and dates of diagnoses',
    'Name of your doctor or clinic',
    'Illnesses of parents and siblings, with ages',
    'Nicotine and cannabis in the last 12 months',
    'Who should be paid, and a trustee for children',
  ],
  alberta: `{{fact:broker-licence}} For critical illness or disability ask for an accident and sickness licence as well. A licence for cars and homes is not enough.

**Ten days.** {{fact:life-ten-days}}

**Replacing a policy.** {{fact:life-replacement}}

**Naming people.** Money for a named person normally does not pass through the estate, so your family need not wait for probate. A separation does not by itself change the names: check them after every change in the family.

**Children.** {{fact:life-minor}} Ask the adviser or a lawyer how to name one.

**Public benefits.** {{fact:life-cpp-death}}`,
  extra: [
    {
      id: 'lender-or-own',
      heading: 'The bank’s mortgage insurance and your own policy',
      body: `Lenders offer it at signing. It is optional, and not the same as the default insurance a small down payment requires.

| What differs | Lender’s insurance | Your own term policy |
|---|---|---|
| Who is paid | The lender | The people you name |
| Amount | Usually shrinks with the mortgage | Stays the same |
| If you change lender | Usually ends | Stays with you |
| When health is examined | Sometimes only after a claim | Before it starts |
| Getting it | A few questions | More questions, maybe a nurse |

If your health is poor, the lender’s may be all you can get at once. Compare before you sign, and do not drop one until the other is in force.`,
    },
  ],
  questions: [
    {
      id: 'life-page-how-much',
      question: 'How much do I need?',
      answer:
        'Add the debts you would leave, the income your family would miss for the years they need it, and last expenses. Take off savings and insurance you have. A multiple of salary is only a first guess: it misses a paid-off house as well as a child with special needs. [How much life insurance](/blog/how-much-life-insurance) works through an example.',
    },
    {
      id: 'life-page-medical-exam',
      question: 'Will I have to see a doctor?',
      answer:
        'Often not. Many applications are decided on your answers. For larger amounts or higher ages a nurse may measure blood pressure and take samples, and the insurer may ask your doctor for records. Policies that ask no health questions exist, but they cost more for less and often pay only part in the first years. Try the ordinary way first.',
    },
    {
      id: 'life-page-insurer-fails',
      question: 'What if the insurer fails in 30 years?',
      answer:
        '{{fact:life-assuris}} Check that the insurer on your policy is a member, since the broker’s name is not the insurer’s.',
    },
    {
      id: 'life-page-find-policy',
      question: 'My father died. Was there a policy?',
      answer:
        'Look for premiums in his bank statements, ask his employer, union and bank, and read his mail for a year. The OmbudService for Life and Health Insurance can ask its member insurers to search, at no charge, within set times after a death. It also reviews complaints once the insurer has given its final answer.',
    },
  ],
  related: [
    '/blog/how-much-life-insurance',
    '/group-benefits',
    '/faq/life-and-travel',
    '/insurance/travel',
    '/blog/how-a-broker-works',
  ],
};

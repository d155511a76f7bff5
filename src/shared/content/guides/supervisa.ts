import type { Guide } from '../types.ts';

export const superVisaGuide: Guide = {
  title: 'Super Visa insurance: rules, refunds, health',
  description:
    'Minimum $100,000 coverage for at least one year: what the Super Visa application asks for, how to buy it step by step, and when you get your money back.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Super visa for parents and grandparents: documents and eligibility',
      publisher: 'Immigration, Refugees and Citizenship Canada',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
    },
    {
      title: 'Health care coverage for temporary residents',
      publisher: 'Government of Alberta',
      url: 'https://alberta.ca/ahcip-temporary-residents',
    },
    {
      title: 'Emergency medical services: current rates',
      publisher: 'Regional Municipality of Wood Buffalo',
      url: 'https://www.rmwb.ca/communities-and-neighbourhoods/fire-police-and-emergency-services/emergency-medical-services',
    },
    {
      title: 'Can I charge a patient directly if they do not have a valid Alberta Health Care number?',
      publisher: 'College of Physicians and Surgeons of Alberta',
      url: 'https://cpsa.ca/faqs/can-i-charge-a-patient-directly-if-they-do-not-have-a-valid-alberta-health-care-number/',
      published: '2020-06-04',
    },
    {
      title: 'Super Visa insurance: when you can get a refund',
      publisher: 'BestQuote Travel Insurance',
      url: 'https://bestquotetravelinsurance.ca/blog/super-visa-insurance-refunds',
    },
    {
      title: 'Disclosing a change in health (travel)',
      publisher: 'OmbudService for Life and Health Insurance',
      url: 'https://olhi.ca/disclosing-a-change-in-health/',
    },
  ],
  heading: 'Super Visa insurance',
  lead: 'The rule in one line: minimum $100,000 coverage for at least one year, for each parent or grandparent. The harder part is picking a policy that pays when your mother is in an emergency room in Edmonton.',
  whoNeedsIt: `You need it if a parent or grandparent applies for a Super Visa to visit you. {{fact:super-visa-stay}} Each traveller needs a policy or a place on one, with the full amount for that person alone.

For a few weeks on an ordinary visitor visa, the rules do not ask for this insurance. The hospital bill is the same, so many families buy a shorter visitor policy anyway.

Parents who become permanent residents are another case: ask the Alberta Health Care Insurance Plan when their coverage begins.`,
  covers: [
    {
      name: 'Hospital and doctors',
      text: 'Emergency care for a sudden illness or injury: the ward, surgery, tests, specialists, up to the [limit](term:limit) you chose.',
    },
    {
      name: 'Ambulance',
      text: 'Ground ambulance, and often air. Ask about transfers: heart surgery may be hours away from Fort McMurray or Medicine Hat.',
    },
    {
      name: 'Drugs for the emergency',
      text: 'What the doctor prescribes for that emergency, often for a limited number of days.',
    },
    {
      name: 'Going home, in life or death',
      text: 'A medical flight home when the insurer arranges it, or the return of a body. The visa rules call this [repatriation](term:repatriation).',
    },
    {
      name: 'Follow-up visits',
      text: 'Some plans pay for a check after the emergency. Others stop on the day you leave hospital.',
    },
  ],
  excludes: [
    {
      name: 'Care that is not an emergency',
      text: 'Check-ups, refills of daily medication, a cataract operation that can wait, routine tests for diabetes.',
    },
    {
      name: 'Conditions that were not stable',
      text: 'A frequent reason for a refused claim. The section on health below explains it.',
    },
    {
      name: 'Symptoms before the policy',
      text: 'A pain that started last month and was never checked can count, even without a diagnosis.',
    },
    {
      name: 'The first days, if bought late',
      text: 'A policy bought after landing often has a [waiting period](term:waiting-period) for illness, from two days to about a week.',
    },
    {
      name: 'Care after you are fit to fly',
      text: 'When doctors agree that you can travel, an insurer may bring you home and pay no more in Canada.',
    },
    {
      name: 'Time outside Canada',
      text: 'Months back home or in the United States may be unpaid, or may end the policy.',
    },
  ],
  priceDrivers: [
    { name: 'Age', text: 'Usually the largest factor. Prices go up in age bands, and some plans have a highest age.' },
    {
      name: 'Past illness',
      text: 'Two versions are common: without coverage for past conditions, and with it if they are stable. The second costs more.',
    },
    { name: 'Amount', text: 'Above the minimum, for example $150,000 or $200,000.' },
    {
      name: 'Deductible',
      text: 'From nothing to $10,000 with some insurers. A higher [deductible](term:deductible) lowers the premium. Pick one the family could pay the same day. Ask: per claim or per year?',
    },
    {
      name: 'Monthly payments',
      text: 'A deposit, then instalments, with a fee at some insurers. If payments stop, the policy can end.',
    },
  ],
  checklist: [
    'Name and birth date of each traveller, as in the passport',
    'Planned day of arrival, and a later one in case the visa is slow',
    'Length of stay, and trips home or to the United States',
    'Conditions, with dates of diagnosis',
    'Each medication and dose, and the last change',
    'Tests, referrals or surgery still to come',
    'Amount of coverage and deductible you have in mind',
    'Pay in full or by the month',
    'Name, address and phone of the host in Alberta',
    'Stage of the application: preparing, sent, granted',
    'Insurance of a past visit, and claims',
  ],
  alberta: `**No Alberta health card.** The province lists the papers that can lead to coverage for temporary residents, mainly work and study permits. A family visit is not on the list. Nobody is denied emergency care, but the bill is yours.

**What is billed.** {{fact:ambulance-fee}} Hospital and doctors come on top. A doctor may charge the patient directly for a visit that is not an emergency.

**Before you go to a clinic.** Call the insurer’s assistance number. It can say whether the visit is insured and which clinic bills it directly. In danger, call 911 first.

**Who may sell it.** {{fact:broker-licence}} Emergency medical insurance belongs to accident and sickness, so ask for that licence. {{fact:super-visa-insurers}} A broker or agency is not the insurer: look for the insurer’s name on the policy.`,
  extra: [
    {
      id: 'what-the-application-asks',
      heading: 'What the application asks for',
      body: `{{fact:super-visa-insurance}} Check each document against this list before you upload it:

- the traveller’s full name, spelled as in the passport
- the name of the insurer, not only of the broker
- coverage of at least the amount the rules ask for, in Canadian dollars
- health care, hospitalization and repatriation, each named
- a first and a last day at least one year apart, starting no later than the arrival
- proof that the [premium](term:premium) is paid, or the deposit with the payment plan: a quote is not enough
- from an insurer outside Canada, its statement about business in Canada

A valid policy is needed at each later entry too, and an officer at the airport may ask for it. Carry a printed copy in the hand luggage.

The host’s income, the invitation letter and the immigration medical exam are separate questions: use the official pages of Immigration, Refugees and Citizenship Canada or a licensed immigration professional.`,
    },
    {
      id: 'step-by-step',
      heading: 'Step by step',
      body: `1. Call your parents with their pill boxes in front of them. Write down drugs, doses and dates.
2. Ask a licensed adviser for two or three policies, with and without coverage for past conditions, and read the wordings.
3. Let your parents answer the health questions themselves, in a language they read well.
4. Choose a start date with room to spare. A visa can take longer than you hope.
5. Pay, check the names, and send the confirmation with the application.
6. No answer as the start date comes near? Ask the insurer to move it before that day.
7. Tell the insurer before departure if health or medication changed.
8. Staying longer than a year? Renew before the last day. A gap of one day can bring new questions and a new waiting period.`,
    },
    {
      id: 'refunds',
      heading: 'If the visa is refused or the visit ends early',
      body: `The policy decides, and insurers differ. Ask for these answers in writing before you pay.

| What happened | What many insurers do | What they ask for |
|---|---|---|
| Visa refused before the start date | Full refund, sometimes less a fee | The refusal letter, sent before the start date |
| Visa granted, nobody travels | Refund less a larger fee, or none | A request before the start date |
| Arrival is later than planned | Move the start date | A call before that date |
| Home early, no claim | Unused days, less a fee; some want a minimum number of days left | Boarding pass or passport stamp |
| Home early, after a claim | Often nothing | |

One small claim can cost you the refund of six months. Compare the two sums first.`,
    },
    {
      id: 'past-illness',
      heading: 'Pre-existing conditions',
      body: `High blood pressure, diabetes, an old heart attack: many people over 60 have a [pre-existing condition](term:pre-existing-condition). It can be insured if it was stable for the time the policy names. Common periods are 90, 120, 180 or 365 days, often longer at higher ages.

“Stable” is a contract word. In many policies a new drug, a dose raised or lowered, a new symptom, a test not yet done or a referral breaks it. A doctor who says “he is fine” is not using that definition. Some policies count back from the start date, others from arrival or departure, and some leave out heart and lung disease above a certain age.

Three habits help. Ask the insurer in writing about each condition. Keep a copy of the answers and the pharmacy record. And never let anybody fill in “no” to save time: after a claim the insurer may compare it with the medical file.`,
    },
  ],
  questions: [
    {
      id: 'supervisa-page-who-buys',
      question: 'Who buys the policy, my parents or I?',
      answer:
        'Either of you may pay. Your parents are the insured people, and the health answers are theirs. Often the children buy it, because their card and address are here. Make sure your parents have seen the questions, agree to the answers, and know the assistance number. Ask to whom a refund would be paid.',
    },
    {
      id: 'supervisa-page-enough',
      question: 'Is the minimum enough?',
      answer:
        'It satisfies the rule. Whether it would pay the whole bill is another matter: intensive care, surgery and a medical flight home add up, and the insurer pays nothing above the limit. Ask for the price of the next two amounts, and compare them with a higher deductible.',
    },
    {
      id: 'supervisa-page-abroad-insurer',
      question: 'Can we use an insurer from our home country?',
      answer:
        'Possibly, but not every well-known company abroad meets the conditions. Look the insurer up on the list of the Office of the Superintendent of Financial Institutions. Then ask how a hospital in Calgary would be paid: if only afterwards, you may have to find the money first.',
    },
    {
      id: 'supervisa-page-trip-home',
      question: 'What if they go home for a wedding and come back?',
      answer:
        'Ask before booking. Some policies go on through a trip home, without paying for care there. Others end on the day of departure, so a new one is needed to enter again. The stable period may be counted afresh from the return.',
    },
    {
      id: 'supervisa-page-complaint',
      question: 'A claim was refused. What can we do?',
      answer:
        'Ask the insurer for the reason in writing and the clause it relies on. Send what is missing, such as pharmacy records with dates and doses. Then ask the insurer’s complaint officer for a final position letter. With it, the OmbudService for Life and Health Insurance can review a complaint about a member company at no charge. For time limits in court, ask a lawyer. [More questions](/faq/super-visa) are answered separately.',
    },
  ],
  related: [
    '/faq/super-visa',
    '/blog/super-visa-insurance',
    '/insurance/travel',
    '/blog/newcomers-insurance',
    '/blog/how-a-broker-works',
  ],
};

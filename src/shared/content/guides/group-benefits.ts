import type { Guide } from '../types.ts';

export const groupBenefitsGuide: Guide = {
  title: 'Group benefits for small companies in Alberta',
  description:
    'How a benefits plan is built and priced, what a health spending account does, how to read a renewal, and what Alberta law says about employees over 65.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Bill 11: Health Statutes Amendment Act, 2025 (No. 2)',
      publisher: 'Alberta Medical Association',
      url: 'https://www.albertadoctors.org/practice/dual-practice/bill-11/',
    },
    {
      title: 'Alberta legislation allowing access to private health services through employer-sponsored benefits plans',
      publisher: 'Benefits Canada',
      url: 'https://www.benefitscanada.com/benefits/health-benefits/alberta-legislation-allowing-access-to-private-health-services-through-employer-sponsoredbenefits-plans',
    },
    {
      title: 'Dental Care Measures Act: T4 and T4A updates',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/news/cra-multimedia-library/businesses-video-gallery/dental-care-measures-act-t4-t4a-updates.html',
    },
    {
      title: 'Private health services plans: technical interpretation 2022-0928901C6',
      publisher: 'Canada Revenue Agency, at Video Tax News',
      url: 'https://members.videotax.com/technical-interpretations/2022-0928901C6-2022-calu-q10-private-health-services-plan',
      published: '2022-05',
    },
    {
      title: 'About the corporation',
      publisher: 'Canadian Drug Insurance Pooling Corporation',
      url: 'https://cdipc-scmam.ca/about-cdipc-canadian',
    },
    {
      title: 'Group term life insurance policies: employer-paid premiums',
      publisher: 'Canada Revenue Agency',
      url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/benefits-allowances/group-term-life-insurance-policies-employer-paid-premiums.html',
    },
  ],
  heading: 'Group benefits',
  lead: 'Your best welder asks what happens to his family’s prescriptions if he leaves the big shop for yours. A benefits plan is the answer. Here is what goes into one, why the price moves each year, and what to settle before you sign.',
  whoNeedsIt: `No law makes you offer benefits in Alberta. Small firms do it to hire and keep people, and because owners need the same coverage themselves: a plan for four people is often easier to get than four separate ones, with fewer health questions.

Think about it once you have two or three people who intend to stay. If everybody is casual or on a short project, a [health spending account](term:health-spending-account) alone may fit better.

Incorporated owners without employees usually look at personal [life and disability insurance](/insurance/life) and a personal health plan instead.`,
  covers: [
    {
      name: 'Extended health',
      text: 'What the provincial plan leaves out: prescriptions, physiotherapy, counselling, vision, ambulance, and emergency care away from Alberta.',
    },
    {
      name: 'Dental',
      text: 'Basic work such as cleaning and fillings; crowns and braces as upgrades. Alberta dentists may charge more than the fee guide the plan follows.',
    },
    {
      name: 'Life and accidental death',
      text: 'A flat amount or a multiple of salary, paid to the person the employee named.',
    },
    {
      name: 'Short-term disability',
      text: 'Weekly income for the first months of an illness. Ask how it fits with Employment Insurance sickness benefits.',
    },
    {
      name: 'Long-term disability',
      text: 'Monthly income after a [waiting period](term:waiting-period), often about four months, up to age 65 in many plans. For many families the line that matters most, and an easy one to leave out.',
    },
    {
      name: 'Employee assistance',
      text: 'Confidential short-term counselling by phone or video. Useful for crews on rotation.',
    },
    {
      name: 'Critical illness',
      text: 'A single payment on diagnosis of a listed illness, as an option.',
    },
  ],
  excludes: [
    {
      name: 'Injuries at work',
      text: 'As a rule they belong to the Workers’ Compensation Board. Owners and directors without personal WCB coverage should ask if the plan pays for a work injury.',
    },
    {
      name: 'Early disability claims',
      text: 'Many plans do not pay for a disability in the first year that comes from a [pre-existing condition](term:pre-existing-condition).',
    },
    {
      name: 'People who joined late',
      text: 'An employee who refuses and changes her mind after the sign-up window, often 31 days, may need health evidence and may be declined.',
    },
    {
      name: 'Drugs off the list',
      text: 'Plans have formularies, yearly maximums, and prior approval for costly drugs.',
    },
    {
      name: 'Contractors',
      text: 'Someone who invoices you is normally not an employee for the plan.',
    },
    {
      name: 'After the last day',
      text: 'Coverage usually ends with the job. Departing people have a short time, often 31 days, to convert life insurance without health questions. Tell them in writing.',
    },
  ],
  priceDrivers: [
    { name: 'Who is in it', text: 'Ages, sexes, and how many have families. Industry matters most for disability.' },
    {
      name: 'What it pays',
      text: '80 or 100 per cent of a claim, yearly maximums, a [deductible](term:deductible) per prescription.',
    },
    { name: 'Claims', text: 'For health and dental, your own group’s claims count more as you grow.' },
    {
      name: 'Price trends',
      text: 'New drugs and higher dental fees. Insurers add a trend factor each year, also to groups that claimed little.',
    },
    {
      name: 'Charges inside the rate',
      text: 'Administration, commission and the insurer’s margin. You may ask for each in writing.',
    },
  ],
  checklist: [
    'List of employees without names: year of birth, sex, hire date, hours, salary band, single or family',
    'Number of owners and relatives in the group',
    'Anybody away on leave or disability (a count only)',
    'Industry, provinces where people live, years in business',
    'WCB account, and personal coverage of owners',
    'Present plan: booklet, latest bill, renewal date',
    'Claims reports of the past two or three years',
    'Which lines you want, and which matter most',
    'Share the company will pay, line by line',
    'Months a new hire waits before joining',
    'A yearly budget per person',
  ],
  alberta: `**Bill 11.** {{fact:benefits-bill-11}} Ask your adviser which parts are in force on the day you sign, and what your booklet says about 65. In older plans health coverage often ends there.

**Dental and the T4.** {{fact:benefits-dental-t4}} So people with low incomes may lose that plan when you add yours. Ask them first.

**Privacy.** The Personal Information Protection Act applies to what you hold on employees. Let the insurer handle claims: a manager in a six-person office should not see who takes which drug.

**Layoffs and leaves.** Break-up, shutdowns and parental leave are ordinary here. Ask before the first one how long each line continues, and who pays.

**Licence.** {{fact:broker-licence}} A group plan usually touches the last two, so ask which the adviser holds.`,
  extra: [
    {
      id: 'how-a-plan-is-built',
      heading: 'How a plan is built and priced',
      body: `Lines are priced in two ways. Life and long-term disability are [pooled](term:pooling): the rate follows ages, sexes and industry, and one death in your group does not set your price. Health and dental are often **experience rated**: your claims, blended with the insurer’s table for similar groups. Some plans for small companies pool everything. They may start higher, but usually swing less.

Insurers also have rules on who takes part. Often at least 75 per cent of employees must join when they share the cost, and everybody when the company pays it all. Many insurers expect the employer to pay half or more, and look closely at groups made up of one family.

Who pays a line also changes the tax:

| Line | If the company pays | If employees pay it all |
|---|---|---|
| Life, accidental death, critical illness | The [premium](term:premium) is a taxable benefit | Not taxable |
| Disability | A monthly benefit is taxable later | A monthly benefit is normally tax free |
| Health, dental | Not a taxable benefit | May count as a medical expense |

That is why many firms pay for health and dental and let employees pay for disability. Confirm it with your accountant before payroll starts.`,
    },
    {
      id: 'health-spending-accounts',
      heading: 'Health spending accounts',
      body: `The company sets an amount per person and year, for example $800 for each employee and $1,200 with a family. People claim what they choose, from orthodontics to a hearing aid, if the expense counts as medical for income tax. The most you can spend is known in advance. So is the limit for them: an account does not carry a drug that costs thousands a month. Many firms combine a modest insured plan for large bills with an account for the rest.

Ask who administers it, what each claim costs in fees, whether unused amounts carry over, and for how long.

For tax, the account must work like insurance. The Canada Revenue Agency said in 2022 that one set up for a sole owner who is the only employee likely does not qualify. With one or two owners, ask a tax professional first. A **wellness account** for gym fees is something else, and is normally taxable.`,
    },
    {
      id: 'renewals',
      heading: 'Reading a renewal',
      body: `Ask for it 60 days before the date, with the calculation. Then put five questions:

1. How much of the change comes from our claims, and how much from the insurer’s table, trend and margins?
2. What weight (“credibility”) do our claims have? In a group of five it is usually low.
3. What was our loss ratio, and which one is the target? If the insurer plans to pay out, say, 75 cents of each dollar and paid 90, an increase follows.
4. Are large drug claims taken out? Insurers in the Canadian Drug Insurance Pooling Corporation share very high, repeating drug costs of fully insured plans.
5. Was the first year discounted? Then part of the increase is the discount ending.

Going to market every year makes you a stranger to each insurer. Every third year, or after a change you cannot explain, is a common rhythm. If somebody is disabled or off work, settle in writing which insurer is responsible before you move.`,
    },
  ],
  questions: [
    {
      id: 'group-benefits-page-smallest',
      question: 'How small can a group be?',
      answer:
        'Some insurers write plans for two or three people, and association or chamber plans may take one-person businesses. The smaller the group, the more is fixed: set packages, more health questions, rules about relatives. Many ask that the firm has been in business for a year and deducts payroll premiums like any employer. Ask what happens if you drop below the minimum.',
    },
    {
      id: 'group-benefits-page-health-questions',
      question: 'Will my employees have to answer health questions?',
      answer:
        'Usually not for standard amounts when they join on time. Questions come with a very small group, life or disability above the “non-evidence maximum”, or a late application. Answers go to the insurer, not to you. A person who is declined for the extra amount keeps the basic one. For a highly paid manager, check that maximum: it may replace less income than she thinks.',
    },
    {
      id: 'group-benefits-page-two-plans',
      question: 'My spouse has a plan too. What then?',
      answer:
        'Each person’s own plan pays first, and the other may pay what is left, up to the actual cost. For children, most insurers start with the parent whose birthday falls earlier in the year. An employee with coverage elsewhere can often decline health and dental but must keep life and disability. She should know how long she has to return if the spouse loses a job.',
    },
    {
      id: 'group-benefits-page-rotation',
      question: 'Our crews work away on rotation. What should we ask?',
      answer:
        'Ask whether hours averaged over a rotation count as full time, how coverage runs through shutdowns, whether the travel part works at a camp in another province, and how to reach counselling on a night shift. People who live elsewhere in Canada may have other public drug rules. Give the insurer a list of home provinces at the start.',
    },
    {
      id: 'group-benefits-page-promises',
      question: 'Can we change or cancel the plan later?',
      answer:
        'The insurance contract allows it with notice. Your promises to employees may not: an offer letter that lists benefits can be part of the employment contract. Say in letters that the booklet decides and can change, give reasonable notice, and speak to an employment lawyer before cutting a line. People who are already disabled need particular care.',
    },
  ],
  related: [
    '/insurance/life',
    '/blog/how-much-life-insurance',
    '/business/general',
    '/faq/business',
    '/blog/how-a-broker-works',
  ],
};

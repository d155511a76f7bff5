import type { Post } from './post.ts';

export const howMuchLifeInsurance: Post = {
  slug: 'how-much-life-insurance',
  title: 'How much life insurance? A way to think, with an example',
  author: 'people',
  category: 'life-and-travel',
  keywords: [
    'how much life insurance Alberta',
    'life insurance calculator example',
    'term life insurance amount',
    'life insurance for young family',
    'mortgage and life insurance',
    'stay-at-home parent life insurance',
  ],
  published: '2026-11-10',
  modified: '2026-11-19',
  reviewed: '2026-11-21',
  body: `The amount is what your family would be short of: debts, last bills and the income they would miss for as long as they need it, minus what is already in place.

You can work it out at the kitchen table in half an hour. The result is not exact, and it does not have to be. It only has to be honest enough that a first price makes sense, and that you notice when somebody suggests twice as much or half.

## Five lines on one page

Do this once for each adult, because the answers differ.

1. **Clear.** Which debts should be gone? Mortgage, car loan, line of credit, money you co-signed for a brother.
2. **Close.** Funeral, legal and accounting bills, unpaid leave, a flight home for relatives. Choose a round sum.
3. **Carry.** What would the others need each month, less what they would earn? For how many years?
4. **Give.** Anything you want to leave though nobody depends on it: schooling, a parent’s care, a gift.
5. **Take off.** Savings you would really spend, and life insurance you already have.

Lines one to four, minus line five, is the amount. If it comes out at nothing, that is a result too.

The line most people get wrong is the third. **Count the mortgage once.** If you clear it under the first line, its payment has to come out of the monthly budget. Otherwise the house is paid for twice.

## An invented household in Leduc

All figures are made up. Two adults take home $4,600 and $3,400 a month. They spend $6,200, of which $2,200 goes to the mortgage and a line of credit. They owe $340,000, with 22 years to go, and $15,000. The children are four and seven. The higher earner has $75,000 of life insurance through work. There is $30,000 in savings; half of it should stay for emergencies.

| | If the higher earner dies | If the lower earner dies |
|---|---|---|
| Clear: the debts | $355,000 | $355,000 |
| Close: last bills | $25,000 | $25,000 |
| Carry: eight years | $76,800 | $0 |
| Give: schooling for two | $40,000 | $40,000 |
| Together | $496,800 | $420,000 |
| Take off: savings | $15,000 | $15,000 |
| Take off: policy through work | $75,000 | $0 |
| **Short of** | **$406,800** | **$405,000** |

Here is the third line for the higher earner. With the debts gone, $6,200 becomes $4,000. One person fewer makes it $3,300. Child care until the younger one is twelve adds $900, so $4,200. The other income is $3,400, which leaves a gap of $800 a month. Eight years of that are $76,800.

For the lower earner the same sum shows no gap, because the larger pay covers the budget, child care included.

Two things surprise people. The amounts are nearly the same, although the incomes are not. And the mortgage outweighs everything else, which is why a renter with the same pay may need far less.

The example leaves out interest that the money would earn and prices that rise. An adviser’s software includes both. It also leaves out pensions for survivors and children from the Canada Pension Plan. They depend on what was paid in, so treat them as a cushion and ask Service Canada for your own figures.

## How long, and in which steps

Needs shrink. The same invented family, if the higher earner dies later:

| | Now | In 8 years | In 16 years |
|---|---|---|---|
| Clear | $355,000 | $250,000 | $120,000 |
| Close | $25,000 | $25,000 | $25,000 |
| Carry | $76,800 | $0 | $0 |
| Give | $40,000 | $40,000 | $20,000 |
| Take off, both lines | $90,000 | $90,000 | $90,000 |
| Short of | $406,800 | $225,000 | $75,000 |

So one policy of $400,000 for 20 years insures more than this family needs in its later years. Two policies, one for ten years and one for twenty, would follow the curve more closely. Ask for both prices: small policies carry fees of their own, and the difference is sometimes not worth a second page. What the two kinds of policy are called, and why renewing after the term costs so much more, is in [life insurance in Alberta](/insurance/life).

## When the sum looks different

- **Nobody earns less if you die, but somebody works more.** A parent at home brings no pay, and still somebody has to collect the children at three. Price the child care and the lost overtime.
- **You work a rotation.** In Fort McMurray or on a rig, count base pay and normal shifts. A boom year’s overtime makes the amount, and the [premium](term:premium), too high to keep.
- **You send money home.** Parents abroad who live on your transfers belong in line three. Ask what papers they would need to be paid.
- **You have a business.** A lease or a loan that you signed for yourself belongs in line one. What a partner would need to buy your share is a sum of its own.
- **You are single and rent.** The last bills, and loans somebody co-signed, may be all of it. Disability insurance may matter more: for many people, losing the income while they live is the likelier loss.

## Check it against what you have

Life insurance through work is real, and it is lent. It usually ends with the job. Many plans let you turn it into your own policy without health questions, if you apply in time, often within 31 days. Read the booklet, and put the number of days into your notes. Do the same with union, bank and credit card coverage: amount, who is paid, when it ends.

A multiple of pay is only a test for slips. In 2018 insured households in Canada had $423,000 on average, about five times their income, as the insurers’ association counted. In the example five times the yearly take-home pay would be $480,000, near the sum before anything is taken off. If yours is far away from five, look for the reason. There may be a good one.

## What people get wrong, and what to ask

- “Only the one who earns needs it.” Look at the first table again.
- “The bank’s mortgage insurance is enough.” It pays the bank. The groceries go on.
- “We will do it when the house is built.” Health questions are easier to answer before a diagnosis than after one.
- “More is safer.” A policy that you drop in year three because it costs too much protected nobody.
- “The children are the beneficiaries, done.” Money for a child needs an adult who may receive it. Ask a lawyer.

Ask an adviser with a life licence:

1. Can we go through these five lines with my figures, and where do yours differ?
2. What do one longer policy and two shorter ones cost?
3. Can I turn term into permanent insurance later, until which age?
4. What would the answer be if I left my job in spring?
5. In which cases would this policy not pay?

Do the page again after a birth, a separation, a new mortgage, a pay cut, and when the last child moves out. The payment to a named person is normally free of income tax. For what else happens to an estate, ask an accountant or a lawyer.`,
  sources: [
    {
      title: 'Canadian life and health insurance facts, 2019 edition',
      publisher: 'Canadian Life and Health Insurance Association',
      published: '2019',
      url: 'http://clhia.uberflip.com/i/1162310-canadian-life-and-health-insurance-facts-2019/13',
    },
    {
      title: 'How much life insurance do I need in Canada?',
      publisher: 'Ratehub',
      url: 'https://www.ratehub.ca/blog/how-much-life-insurance-do-i-need/',
    },
    {
      title: 'Continuation of your benefits after leaving your job',
      publisher: 'PeopleTalk, Chartered Professionals in Human Resources',
      url: 'https://peopletalkonline.ca/continuation-of-your-benefits-after-leaving-your-job',
    },
    {
      title: 'Assets of a minor',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/assets-of-a-minor',
    },
    {
      title: 'Canadian Pension Plan: changes to certain benefits',
      publisher: 'Rolfe, Benson',
      url: 'https://rolfebenson.com/canadian-pension-plan-changes-to-certain-benefits/',
    },
  ],
  related: ['/insurance/life', '/group-benefits', '/faq/life-and-travel', '/blog/how-a-broker-works'],
};

import type { Post } from './post.ts';

export const endOfTheGrid: Post = {
  slug: 'end-of-the-grid',
  title: 'The end of Alberta’s auto insurance grid: who feels it',
  author: 'auto',
  category: 'auto',
  keywords: [
    'Alberta grid',
    'grid step',
    'auto insurance rate cap',
    'new driver insurance Alberta',
    'at-fault claim premium',
    'good driver rate cap',
  ],
  published: '2026-10-06',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `The end of the grid takes a ceiling off the price of basic auto insurance in Alberta. Drivers with few years on the road, or with at-fault claims, feel it most. For everybody else it changes little by itself. Below: what the ceiling is about, who feels its end, what limits prices without it, and what to do before a renewal.

## The grid in plain words

{{fact:auto-grid}}

{{fact:auto-grid-steps}}

“Basic coverage” is the part the law requires: [liability](term:third-party-liability) and the [benefits for people who are hurt](term:accident-benefits). The grid has never reached [collision](term:collision), [comprehensive](term:comprehensive) or any other extra. So two drivers with the same record can pay very different totals, grid or no grid.

The idea dates from 2004: a person who has just passed the road test should be able to pay for the insurance the law demands. Over time the picture changed. A study by Deloitte for the Insurance Bureau of Canada, published in 2024, found that 52 per cent of the drivers held by the ceiling had more than seven years of experience. It put the cost to other drivers at about $65 a year each. The Bureau wanted the grid gone, so read the figures with that in mind. They still explain why the grid came under review.

## Who is likely to feel it

You cannot tell from your total. A policy written under the grid may show a “grid step”, or a note that the premium is capped; your broker can find out. As a rough guide:

| You are | Likely place under the grid | What its end can mean |
|---|---|---|
| Licensed for a year or two, no claims | At or near the ceiling | Your basic price can move toward what insurers think a new driver costs |
| Experienced, two at-fault claims in six years | Often at the ceiling | The claims weigh fully; each insurer weighs them in its own way |
| Experienced, no claims, no tickets | Usually well below it | Little, from the grid alone |
| New to Alberta, with years of driving abroad | It depends on the proof an insurer accepts | Letters from earlier insurers matter even more |
| Buying collision and comprehensive too | Not under the grid, for that part | Nothing, for that part |

## What limits prices without it

A ceiling on the whole price is one tool. A brake on yearly increases is another, and that is the one that stays.

{{fact:auto-rate-cap}}

{{fact:auto-good-driver}}

Three limits of the brake are easy to miss. It works on a renewal, so the first price from an insurer you have just joined is not an increase and nothing brakes it. It works on what the insurer changes, not on what you change. And an average over thousands of customers says nothing about one of them: some renewals rise, some fall.

Insurers also answer to the Automobile Insurance Rate Board, which reviews how they price. And one rule does not hang on the grid at all. {{fact:auto-all-comers}}

## Three renewals

**The student.** She is 19, has held a licence for 14 months and drives her own hatchback in Airdrie. Her basic price is the kind the ceiling was made for. She should start early, show the certificate of her driver training, and ask two or three insurers through one broker. She can also ask what a [deductible](term:deductible) she can afford does to the optional part, because that part is hers to shape.

**The man with a bad year.** He is 45, drives from Sherwood Park to Nisku, and has two at-fault claims within three years. With the ceiling gone his price can climb: at a renewal within the yearly cap, at a new insurer without one. He should ask each insurer how long a claim counts, whether a small claim can still be paid back, and how his price looks once the older claim drops out. Cancelling and driving uninsured is the one answer that makes everything worse.

**The retired couple.** They are in Medicine Hat, with no claims since the nineties and 8,000 km a year. The grid is not what sets their price. What moves it is hail in the region, repair costs and their low mileage, if the insurer knows about it. Their question is a different one: does the insurer have the right kilometres on file?

## What people get wrong

- **“The grid was a discount for bad drivers.”** A ceiling on one part of the price is no discount, and new drivers stood under it as well.
- **“Without it an insurer may ask for anything.”** The rate board and the caps on yearly increases remain.
- **“With a cap my bill cannot rise by more.”** A new vehicle, a move, a ticket, an at-fault claim or a change of insurer is outside it.
- **“I should switch at once.”** Sometimes. Compare first: a cap speaks of renewals, and a new insurer starts from its own price.
- **“Old claims vanish with the old system.”** They stay on your record, whatever the pricing rule.

## What to do before you renew

1. Find the renewal date and begin six weeks before it.
2. Order your [driver’s abstract](term:drivers-abstract) from a registry agent and check that it is right.
3. Ask for your claims history from your insurer, with dates and fault.
4. Correct what is wrong or out of date: kilometres, address, who drives, winter tires.
5. Ask a broker these four questions: Was my last basic [premium](term:premium) held by the grid? What would three insurers ask for the same limits and deductibles? Which of my claims or tickets drops off next, and when? What would my price be if I paid for small damage myself?
6. Do not cut the liability limit to save a little. It is the part that stands between a bad crash and your house.

The same law that ends the grid changes what injured people receive. That is the subject of [Care-First explained](/blog/care-first-explained). If this is your first policy, begin with [insuring a first car](/blog/first-car-insurance).`,
  sources: [
    {
      title: 'Grid rating program information',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://airb.alberta.ca/gridrate/airbgridinfo.aspx',
    },
    {
      title: 'Alberta’s grid rating system to be removed',
      publisher: 'Actuarial Notes',
      url: 'https://actuarialnotes.com/albertas-grid-rating-system-repealed',
    },
    {
      title: 'Majority of insured protected by Alberta’s grid cap are not new drivers',
      publisher: 'Insurance Portal',
      published: '2024',
      url: 'https://insurance-portal.ca/society/majority-of-insured-protected-by-albertas-grid-cap-are-not-new-drivers/',
    },
    {
      title: 'Rate caps in 2026 and 2027',
      publisher: 'Alberta Automobile Insurance Rate Board',
      published: '2026',
      url: 'https://www.airbfordrivers.ca/?p=3581',
    },
    {
      title: 'Good driver protection',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://www.airbfordrivers.ca/know-insurance/good-driver-protection/',
    },
    {
      title: 'Frequently asked questions for drivers',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://albertaairb.ca/for-drivers/faqs/',
    },
  ],
  related: ['/insurance/auto', '/blog/care-first-explained', '/blog/first-car-insurance', '/faq/auto'],
};

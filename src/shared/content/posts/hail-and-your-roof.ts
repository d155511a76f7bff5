import type { Post } from './post.ts';

export const hailAndYourRoof: Post = {
  slug: 'hail-and-your-roof',
  title: 'Hail and your roof: what a home policy pays',
  author: 'property',
  category: 'home',
  keywords: [
    'hail damage roof insurance Alberta',
    'hail deductible',
    'roof actual cash value',
    'impact-resistant shingles',
    'Calgary hailstorm',
    'roof claim',
  ],
  published: '2026-09-15',
  modified: '2026-11-18',
  reviewed: '2026-11-21',
  body: `Most home policies in Alberta insure hail. How much of a new roof they pay for depends on the hail deductible, on how an old roof is settled, and on its upkeep. Most of that is settled at renewal, long before the sky turns green.

{{fact:hail-alberta}} {{fact:hail-2024}}

## Three lines to find in your policy

Take out the summary page and the pages behind it. Look for these.

- **The hail or wind [deductible](term:deductible).** It may be the same as for a fire. It may be a larger amount, or a percentage. If it is a percentage, check of what: it can be of the amount your building is insured for, and not of the damage.
- **How the roof is settled.** At [replacement cost](term:replacement-cost) you are paid for new shingles of the same kind. At [actual cash value](term:actual-cash-value), age is taken off. Some policies switch from one to the other once the roof passes a certain age, or use a table of percentages by year.
- **What is left out.** Some wordings do not pay for dents that only change how metal looks. Some do not pay to replace good siding on the other walls so that everything matches.

## One storm, four answers

Say a new roof costs $24,000, and your shingles have used ten of their twenty years. Say the building is insured for $600,000. These are round numbers for the arithmetic. They are not prices.

| How the roof is settled | Deductible of $2,500 | Deductible of 2 per cent of $600,000 |
|---|---|---|
| Replacement cost | $24,000 less $2,500: **$21,500** | $24,000 less $12,000: **$12,000** |
| By age, half its life used | $12,000 less $2,500: **$9,500** | $12,000 less $12,000: **nothing** |

The same hailstone, and everything from most of a roof to no cheque at all. Do this sum with your own numbers. It takes five minutes.

One more thing surprises people. Even at replacement cost, many policies first pay the value by age and hold back the rest until the work is done and billed. Ask how long you have. After a large storm roofers may be busy for many months, so ask early if you need more time.

## The first days after the storm

Stay off the roof. Wet shingles and hidden holes are dangerous. Much of the evidence can be seen from the ground: dents in eavestroughs, vents, window screens, the garage door, the barbecue lid; dark grit from the shingles at the foot of the downspouts.

Take photos of all four sides and of the yard, and of a hailstone beside a coin if there is still one. If water is coming in, call your own insurer’s claims line the same day and cover the hole if that can be done safely. Reasonable emergency repairs are normally part of the claim, so keep the receipts.

No leak? You still should not wait for spring. Policies ask you to report a loss promptly. If you are unsure whether the damage is larger than your deductible, ask your broker what happens if you report it and nothing is paid, and what happens if you do not report it.

Dents in your car are another claim on another policy: [comprehensive](term:comprehensive) auto coverage, if you bought it.

## Before you sign with a roofer

Somebody may knock before the hail has melted. {{fact:prepaid-contractor}} You can ask to see the licence. After the storm of August 2024 the City of Calgary told residents to check business licences and liability insurance, and never to pay in full before the work is done.

Be careful with two offers:

- **“We will look after your deductible.”** That only works if the bill your insurer sees is not the true one. It is your name on the claim.
- **A paper that lets the roofer deal with your insurer for you.** Read what it gives away. You may be bound to that roofer before your insurer has agreed to anything.

Get two written estimates that name the product, the layers to be removed, and the start date. Send them to your adjuster before you choose.

## A tougher roof

Ask about shingles rated Class 4 under the test called UL 2218, in which a two-inch steel ball is dropped on the same spot more than once. The City of Calgary lists asphalt, metal, concrete tile and recycled rubber among materials that can meet such a standard. Its own rebate of $3,000 has closed to new applications; look for others before you order.

If your roof is being replaced after a claim, the policy normally pays for the same quality as before, and you pay the difference for something better. Before you do, ask your insurer in writing what a Class 4 roof would change: the price, the deductible, or the way the next claim is settled. The answer can be “nothing”. Keep the product label and the invoice either way.

## When you cannot agree

{{fact:claim-complaint}} {{fact:claim-dispute}} The process is about how much. Whether the policy applies at all is a different question, and a lawyer can tell you where you stand.

A second opinion helps most when it is specific. A roofer’s photos with the slope, the count of hits and the age of the shingles say more than “needs replacing”.

## What people get wrong

- **“I have full coverage.”** There is no such line. There is a deductible and a way of settling.
- **“My roof is fine, it does not leak.”** Bruised shingles can wear out years early. Have somebody you trust look after a big storm.
- **“I will keep the cheque and live with the roof.”** Damage that was paid for and never repaired can be taken off the next claim, and the next insurer may ask about it.
- **“Hail is hail.”** An insurer may pay less for shingles that were curled, loose or worn out before the storm. Photos from each spring show what they were like.

At your next renewal, ask a broker:

- Is my hail deductible an amount or a percentage, and of what?
- Will my roof be settled by age, now or at a later birthday?
- Are the garage, fences, solar panels and skylights treated in the same way?
- What would a different insurer ask of a roof like mine?

Our page on [home insurance](/insurance/home) has the other lines worth reading, and [Calgary](/locations/calgary) has its own notes on hail.`,
  checklist: [
    'Stay off the roof; look from the ground',
    'Photos of all four sides, with the date',
    'Photos of dented vents, gutters, screens and the garage door',
    'A hailstone beside a coin, if any is left',
    'Cover leaks if it is safe; keep the receipts',
    'Call your own insurer’s claims line; write down the claim number',
    'Find the hail deductible and how the roof is settled',
    'Roof invoice: year, product, who installed it',
    'Two written estimates that name the product',
    'See the prepaid contracting licence and liability certificate',
    'Never pay in full before the work is done',
    'Ask by when the work must be finished',
  ],
  sources: [
    {
      title: 'Insurance information for those impacted by Calgary hailstorm',
      publisher: 'Insurance Bureau of Canada',
      published: '2020-06-15',
      url: 'http://www.ibc.ca/ab/resources/media-centre/media-releases/insurance-information-for-those-impacted-by-calgary-hailstorm',
    },
    {
      title: 'Prepaid contracting licence',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/prepaid-contracting-licence',
    },
    {
      title: 'Hail storms in Calgary',
      publisher: 'City of Calgary',
      url: 'https://www.calgary.ca/development/home-building/hail.html',
    },
    {
      title: 'Calgarians hit by hailstorm urged to watch out for unlicensed contractors',
      publisher: 'CityNews Calgary',
      published: '2024-08-12',
      url: 'https://calgary.citynews.ca/2024/08/12/calgary-hailstorm-repairs-licensed-contractor',
    },
    {
      title: 'Interview with the Insurance Bureau of Canada on hail and home insurance',
      publisher: 'Calgary News',
      published: '2024-08',
      url: 'https://calgary-news.ca/?p=6285',
    },
    {
      title: 'The City of Calgary expands resilient roofing rebate program',
      publisher: 'LiveWire Calgary',
      published: '2022-01-04',
      url: 'https://livewirecalgary.com/2022/01/04/calgary-roofing-rebate-program-2022/',
    },
  ],
  related: ['/insurance/home', '/locations/calgary', '/blog/condo-deductibles', '/faq/claims'],
};

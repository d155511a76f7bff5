import type { Post } from './post.ts';

export const tenantInsurance: Post = {
  slug: 'tenant-insurance',
  title: 'Tenant insurance: what a landlord’s policy leaves to you',
  author: 'property',
  category: 'home',
  keywords: [
    'tenant insurance Alberta',
    'renters insurance Calgary',
    'roommates insurance',
    'student tenant insurance',
    'tenant liability',
    'lease requires insurance',
  ],
  published: '2026-09-29',
  modified: '2026-11-17',
  reviewed: '2026-11-21',
  body: `Your landlord’s insurance is for the building. Tenant insurance is for your things, for harm you cause to others, and for a place to stay if yours is unlivable.

The second of these is the one people forget, and it is the one that can follow you for years.

## Who insures what

| After a kitchen fire | Landlord’s policy | Your tenant policy |
|---|---|---|
| Walls, windows, built-in cupboards | Yes | No |
| The landlord’s fridge and stove | Yes | No |
| Your bed, clothes, laptop, dishes | No | Yes |
| Your motel and extra meals | No | Yes, for a limited time |
| A neighbour’s ruined furniture, if you caused the fire | No | Your liability part answers |
| The landlord’s repairs, if you caused the fire | Pays, then may come to you | Your liability part answers |

The last line is called [subrogation](term:subrogation). The landlord’s insurer pays for the repairs and may then ask the person who caused them to pay it back. A pot of oil that sets off the sprinklers above four suites can cost more than anything you own.

## Liability first, then belongings

**Liability** often starts at $1 million. Ask what a larger amount costs; it is often little more. It follows you beyond the front door: your dog knocks over a cyclist, your child breaks a window at a friend’s. It does not pay for harm you meant to do, or for a business run from the suite.

**Belongings** are worth more than tenants think. Go room by room and write what it would cost to buy each thing new: not the couch you found, the couch you would have to buy. A one-bedroom apartment with a phone, a laptop, winter coats, kitchenware and a bicycle can pass $10,000 quickly.

Then check four lines:

- **[Replacement cost](term:replacement-cost) or [actual cash value](term:actual-cash-value).** For a five-year-old laptop that is the difference between a new one and the price of a dinner.
- **Inner limits.** Bicycles, e-bikes, jewellery, instruments, collections and cash often have a cap of their own. List the good bicycle separately. Ask about e-bikes and scooters by name; some policies treat them as vehicles.
- **Water.** A burst pipe is normally in. [Sewer backup](term:sewer-backup) and [overland water](term:overland-water) are extras for tenants too, and in a basement suite they are the ones you need.
- **The [deductible](term:deductible).** A deductible of $1,000 on $15,000 of belongings means you insure the fire and not the stolen backpack. That can be a sensible choice, if you made it.

Your things are usually insured away from home as well, up to a limit: a bag stolen from a locked car is a claim on this policy, because auto insurance can pay for the broken window but not for the bag. The same goes for a storage locker in the parkade. Ask for the limit there.

## Somewhere to stay

If an insured loss makes the suite unfit to live in, [additional living expenses](term:additional-living-expenses) pay the extra cost of living somewhere else: the motel, the longer bus ride, the meals out. Most tenant policies do the same for a limited time after an evacuation order. When a whole town is told to leave, tenants stand in the same line as owners; those with a policy have somebody to call.

Do not count on the landlord for a hotel. What a landlord owes you when a suite cannot be lived in is a matter of the Residential Tenancies Act and of your lease; insurance is separate from both.

## Roommates, couples and students

**Roommates** are strangers to your policy unless they are named on it. Two names on one lease do not make one policy. One policy each keeps claims apart: if your roommate floods the suite below, it is not a claim on your policy.

**Couples** who live together can usually share a policy once both names are on it. Tell the insurer when one of you moves out.

**Students** in residence, or in a rented room during the term, are sometimes insured under a parent’s home policy, up to a limit and while they still count as part of that household. Ask the parents’ broker three things: is it so, how much, and is liability within it. A student with a lease in their own name is usually better off with a policy in their own name.

If you sublet for the summer or put the room on a booking site, ask first. Paying guests can undo the coverage you count on.

## When the lease asks for it

No Alberta law makes tenants buy insurance. A lease may, and many do. Read what it asks for:

- the lowest liability amount, often $1 million or $2 million;
- proof before you get the keys, and again at each renewal;
- sometimes, that the landlord is told if the policy ends.

A [certificate](term:certificate) from your insurer or broker is the usual proof. A landlord may offer a policy through a partner. You can take it; compare first whether it insures your belongings at all, or only the landlord’s walls against you.

In a **rented condo** there are three layers: the corporation insures the building, the owner insures the unit, you insure yourself. If water starts in your bathroom, the corporation may send its deductible to the owner, and the owner may look to you. Mention the condo when you ask for a price, and read [how condo deductibles work](/blog/condo-deductibles).

## Moving, and other moments to call

- **Moving day.** Many policies insure both addresses for a short time, often 30 days. Give the date in advance.
- **A new pet, a waterbed, a grow tent, a 3-D printer, customers at the door.** Say so before the claim says so.
- **Away for weeks.** Pipes freeze in rented houses too. Ask what you must have checked, and agree with the landlord who does it.
- **A break-in or a leak.** Landlord for the building, police for a theft, your own insurer for the rest, all on the same day. Take photos before you tidy.

## What people get wrong, and what to ask

“I own nothing worth insuring.” You can still owe for what you damage. “My landlord has insurance.” For the landlord. “It costs too much.” Ask for one real price with a higher deductible before you decide. “I am new in Canada and have no history.” Most tenant insurers ask about claims and cancellations, and a clean answer is a good one; [newcomers](/blog/newcomers-insurance) can bring letters from earlier insurers.

Ask a broker:

- Is my liability amount enough for the size of this building, and for the lease?
- Are sewer backup and overland water included, and up to how much?
- Which of my things are above an inner limit?
- Who exactly is named, and what happens when somebody moves in or out?
- Does combining it with [auto insurance](/insurance/auto) change either price?`,
  sources: [
    {
      title: 'What is tenant insurance?',
      publisher: 'MoneySense',
      published: '2021-07-27',
      url: 'https://www.moneysense.ca/spend/insurance/home-insurance/what-is-tenant-insurance/',
    },
    {
      title: 'Rights and responsibilities under the Residential Tenancies Act',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/rights-and-responsibilities',
    },
    {
      title: 'Responsibilities of tenants and landlords',
      publisher: 'Centre for Public Legal Education Alberta',
      url: 'https://www.landlordandtenant.org/responsibilities/',
    },
    {
      title: 'Alberta’s wildfire season: insurance experts share tips to stay safe and protect your property',
      publisher: 'Insurance Bureau of Canada',
      published: '2024-03-18',
      url: 'https://www.ibc.ca/news-insights/news/albertas-wildfire-season:-insurance-experts-share-tips-to-stay-safe-and-protect-your-property',
    },
  ],
  related: [
    '/insurance/home',
    '/blog/condo-deductibles',
    '/blog/wildfire-season',
    '/blog/newcomers-insurance',
    '/faq/home',
  ],
};

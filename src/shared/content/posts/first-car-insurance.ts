import type { Post } from './post.ts';

export const firstCarInsurance: Post = {
  slug: 'first-car-insurance',
  title: 'Insuring your first car in Alberta',
  author: 'auto',
  category: 'auto',
  keywords: [
    'first car insurance Alberta',
    'new driver insurance',
    'insurance before registration',
    'young driver on parents’ policy',
    'liability limit',
    'GDL Alberta insurance',
  ],
  published: '2026-11-03',
  modified: '2026-11-19',
  reviewed: '2026-11-21',
  body: `To insure your first car in Alberta, get quotes before you buy, name every driver honestly, and choose a liability limit and deductibles that you can live with. The car moves the price as well as you do, so the order of the steps matters. Buy first and ask later, and you may own a car you cannot afford to drive.

## Ask before you buy

Pick two or three cars you would be happy with and ask for a price on each. Give the exact model and, if you can, the VIN: trim, engine and how often thieves like that model all count. An old pickup from a farm sale near Ponoka can cost more to insure than a small hatchback that is newer, and you want to learn that before the handshake.

Then look at the car’s past. A registry agent can tell you whether somebody still holds a lien on it, and you may have to answer for that debt if you buy. Compare the VIN on the dash with the papers. Ask whether the vehicle was ever written off: a rebuilt one may need an inspection, and some insurers limit what they offer on it. If the car comes from another province, ask about an out-of-province inspection first.

{{fact:auto-registration}}

So the usual order is: quotes, purchase, policy, registration, first drive. On a Saturday evening with a private seller that order is hard to keep. Arrange the start of the policy with a broker before you go, or leave the car where it is until Monday.

## Whose name, whose policy

You have three common ways, and each is right for somebody.

**On your parents’ policy, in their car.** If you live at home and borrow the car, your parents tell their insurer that you are now a licensed driver in the household. It is often the easiest start, and with some insurers the years you are listed help you later.

**Your own car, your own policy.** You are the owner, you drive it most, you are the insured. You begin to build a history in your own name.

**Your car in a parent’s name.** This is where people get into trouble. If you pay for it, keep it in Lethbridge at university and drive it every day, you are its main driver, whatever the papers say. Insurers ask who drives most, and a wrong answer can cost you the claim. Tell them how it really is and let them price that.

The same goes for roommates, a partner or a sister who drives your car now and then. Ask who must be listed. Forgetting somebody costs more than naming them.

## What you must have and what you choose

{{fact:auto-mandatory}} {{fact:auto-all-comers}}

Above that floor you decide:

| Part | What it answers | Think before you leave it out |
|---|---|---|
| Higher [liability](term:third-party-liability) limit | Harm you do to others | One bad left turn can cost far more than the floor. Ask for the price at $1 million and $2 million |
| [Collision](term:collision) | Your car, when the crash is your fault | Could you replace the car from savings? If not, keep it |
| [Comprehensive](term:comprehensive) | Hail, theft, fire, animals, usually glass | Cars parked outside meet hail and thieves |
| [Loss of use](term:loss-of-use) | A rental while yours is repaired | How would you get to work in January? |
| Waiver of depreciation | A new car that is written off early | Ask at purchase: it is usually for new cars only |

A lender or lessor will usually insist on collision and comprehensive. If you own an older car outright, compare a year’s price of collision with what the car would fetch. When the car is worth little more than the [deductible](term:deductible) and the price together, dropping it can be sensible. Dropping liability never is.

## What moves a new driver’s price

{{fact:auto-probation}} So a ticket in those years can count twice: it can lengthen the probation, and it can raise your premium.

A ceiling on basic prices called the grid was made with new drivers in mind. What its end means for you is in [the end of the grid](/blog/end-of-the-grid).

What you can do:

- Take an approved driver training course and keep the certificate.
- Choose a dull car. Power and popularity with thieves are what you pay for.
- Tell the insurer your real kilometres. A student who takes the bus and drives at weekends is not a commuter.
- Ask about one insurer for the car and your [tenant insurance](/blog/tenant-insurance).
- Raise the deductible only to a sum you could pay tomorrow.
- Bring proof if you drove in another country or province: licence dates and a letter from the earlier insurer.

## The first year

{{fact:auto-payment-plan}} A payment that bounces is more than a nuisance: a policy cancelled for non-payment follows you and makes the next one harder to get. If money is short, call before the date.

Tell your broker when you move, when you start to commute, when somebody else begins to drive, and before you deliver food or carry passengers for pay.

Keep your proof of insurance, the pink card, in the glove box or on your phone if your insurer offers it. After any accident, even a tap in a parking lot at the mall, tell your own insurer.

## What people get wrong

- **“Full coverage.”** There is no such policy. Read which parts you have and what each deductible is.
- **“Red cars cost more.”** Colour is not the question. Model, repair cost and theft are.
- **“I am insured from the moment I pay for the car.”** You are insured from the moment a policy says so.
- **“The lowest quote wins.”** Not if it has a lower limit, a higher deductible or a driver missing. Compare the same things.
- **“I will lend it once, nobody needs to know.”** Your insurance usually goes with the car, and so does the claim.

## What to ask a broker

1. What would you change on this quote if it were your child’s?
2. Which drivers in my home must be listed?
3. What are the prices at two liability limits and two deductibles?
4. How long does a small at-fault claim affect my price?
5. What happens if I park the car for the summer?

A licensed broker partner can put several insurers’ answers next to each other. To see what they will ask you, take the list below along, or start with [auto insurance in Alberta](/insurance/auto).`,
  checklist: [
    'VIN, year, make, model and kilometres of the car',
    'Price you pay for it, and the lender or lessor if any',
    'Lien search and inspection papers',
    'Licence class, licence number and the date you first got it',
    'Driver training certificate',
    'Letter from an earlier insurer, here or abroad',
    'Tickets, suspensions and accidents, with dates',
    'Names and licence dates of everybody who will drive',
    'Where the car is parked at night',
    'Kilometres to work or school, and in a year',
    'The day the policy must start',
    'Identification and bill of sale for the registry agent',
  ],
  sources: [
    {
      title: 'Inspect before you buy',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/inspect-before-you-buy',
    },
    {
      title: 'Registry agents’ manual, 4.00.02: Insurance documents',
      publisher: 'Government of Alberta',
      url: 'https://ownernet.gov.ab.ca/manuals/moves/344.html',
    },
    {
      title: 'Buying used',
      publisher: 'Alberta Motor Vehicle Industry Council',
      url: 'https://www.amvic.org/consumer/buying-a-vehicle/buying-used/',
    },
    {
      title: 'Factors that affect premiums',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://airb.alberta.ca/drivers/factors.aspx',
    },
    {
      title: 'Frequently asked questions for drivers',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://albertaairb.ca/for-drivers/faqs/',
    },
    {
      title: 'Alberta announces changes to driver’s licence system',
      publisher: 'CHAT News Today',
      published: '2023-04-03',
      url: 'https://chatnewstoday.ca/2023/04/03/alberta-announces-changes-to-drivers-license-system/',
    },
  ],
  related: ['/insurance/auto', '/blog/end-of-the-grid', '/blog/winter-driving', '/blog/how-a-broker-works'],
};

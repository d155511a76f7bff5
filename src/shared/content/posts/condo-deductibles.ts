import type { Post } from './post.ts';

export const condoDeductibles: Post = {
  slug: 'condo-deductibles',
  title: 'Condo deductibles: when the corporation sends you the bill',
  author: 'property',
  category: 'home',
  keywords: [
    'condo deductible Alberta',
    'condominium corporation deductible',
    'loss assessment',
    'condo chargeback',
    'standard insurable unit description',
    'condo unit owner insurance',
  ],
  published: '2026-10-06',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `When damage starts in your condo unit, the corporation may charge you its insurance deductible, even if nobody was careless. Your own policy can pay that bill. It does so only if the right line is on it, with a high enough limit.

The number that matters most in your condo policy is one that somebody else chose: the [deductible](term:deductible) of the building.

## The rule

{{fact:condo-deductible}}

{{fact:condo-deductible-exceptions}}

Fault is not the question, and that shocks people. A hose you replaced last year, a fire in a toaster, a tap your guest left on: what counts is where it began. A balcony or a storage room that only you may use counts as well.

If the building’s deductible is higher than the most that may be charged under this rule, the rest stays with the corporation, which means with all owners together. If somebody was careless, other claims are possible. That is a question for a lawyer.

## One burst hose, three policies

Say the washer on the fourth floor lets go on a Saturday. Three units below are wet. Repairs to floors, ceilings and the hallway come to $90,000. The corporation’s deductible for water is $25,000.

| What is damaged | Whose policy is asked first |
|---|---|
| Walls, ceilings, floors as the building was described | The corporation’s, after its deductible |
| The deductible of $25,000 | Charged to the owner on the fourth floor, whose own policy is asked |
| The oak floor that a neighbour laid over the standard carpet | That neighbour’s own policy, as an improvement |
| The neighbours’ sofas and clothes | The neighbours’ own policies |
| A hotel for the family below | That family’s own policy |

Now suppose the fourth-floor owner has deductible coverage of $10,000. Then $15,000 comes out of savings, and the owner’s personal deductible on top. With coverage that matches the building, it would normally be the personal deductible alone. The difference in the price of the policy is often small; ask for both figures.

{{fact:condo-standard-unit}} Ask the manager for that description. It may still say carpet and laminate where most units now have tile and stone.

## Deductible coverage is not loss assessment

The two sound alike and answer different bills.

| | Deductible coverage | [Loss assessment](term:loss-assessment) |
|---|---|---|
| The bill | The corporation’s deductible, charged to you alone | A shared loss, divided among all owners |
| Typical cause | Water or fire that began in your unit | Hail on the common roof, a lawsuit after a fall in the lobby, a loss above the building’s insurance |
| The trap | A limit lower than the building’s deductible | A much lower inner limit when owners are billed only because of the building’s deductible |

The last cell deserves a second look. Hail on a common roof starts in nobody’s unit. If the building has a hail deductible in the hundreds of thousands, the board may divide it among owners by a special levy. Many policies pay only a small part of such an assessment. Ask for the limit in that exact case. Levies for ordinary upkeep, such as a worn-out elevator, are not insured at all.

Insurers use their own names: “condominium deductible assessment”, “difference in deductible”, “unit owner’s additional protection”. Ask which line pays which bill, and have the answer by e-mail.

## If a charge arrives

1. **Call your own insurer the same day.** Do not pay first. An insurer can refuse a bill that was settled without it.
2. **Ask the board for papers:** the cause report, the invoice, the corporation’s insurance certificate, the bylaw and the resolution. Ask which rule the charge rests on.
3. **Check where it began.** A pipe inside a wall can be common property, even when the water appeared in your kitchen. A plumber’s photo decides more arguments than a letter does.
4. **Read the exceptions above** next to the cause report.
5. **Answer in writing, in time.** {{fact:condo-chargeback}}

One point is new to many owners. If the repair costs less than the deductible, the corporation may make no claim and send you the repair bill itself. Ask your insurer now whether your coverage pays then too, or only when the corporation has claimed.

{{fact:condo-tribunal}} A dispute over the charge itself may need a lawyer or a court.

## Once a year, ask for the certificate

The corporation insures the building each year, and each year the deductibles can change. Ask for the certificate as soon as it is renewed and send it to your broker. Look for separate deductibles: water, sewer backup, hail and wind, fire. Water is often high, because buildings claim for it so often.

Match your limit to the highest of those that could start in your unit, up to the most that the rule lets the corporation charge. Some bylaws also tell owners to carry such coverage and to show proof.

If you **rent your unit out**, the rule still looks at your unit, not at your tenant. You need a policy for a rented unit, with this coverage on it, and it is fair to ask in the lease for [tenant insurance](/blog/tenant-insurance). If you are **buying**, read the certificate, the claims history and the description of the standard unit with the other documents, before the conditions are waived. A very high water deductible can be a sign of past claims: ask what happened.

## What people get wrong, and what to ask

- **“My fees pay for the building’s insurance, so I need none.”** They insure the building. Your belongings, your liability, your upgrades and this bill are yours.
- **“It was not my fault.”** Under this rule it need not be.
- **“My limit was fine when I bought.”** The building’s deductible may have doubled since.
- **“I rent it furnished, the tenant is responsible.”** The bill comes to the owner.

A broker can answer these with the certificate in hand:

- Does my deductible coverage equal the building’s highest deductible that could fall on me?
- Does it pay for water, sewer backup and fire alike?
- How much of a loss assessment is paid when it exists only because of a hail deductible?
- How much do I need for improvements, counting what the last owner left?
- Where would my family live, and for how long, if the unit were wet?

Prevention is dull and cheap: braided hoses, a shut-off valve you can reach, a leak alarm under the sink, somebody who looks in when you are away. More on condo policies is on our page about [home insurance](/insurance/home).`,
  sources: [
    {
      title: 'Insurance deductible chargebacks for condominium unit owners',
      publisher: 'Parlee McLaws',
      published: '2020',
      url: 'https://www.parlee.com/news/insurance-deductible-chargebacks-for-condominium-unit-owners-after-february-1-2020/',
    },
    {
      title: 'Alberta’s new condominium regulations: insurance',
      publisher: 'LawNow, Centre for Public Legal Education Alberta',
      url: 'https://www.lawnow.org/housing-albertas-new-condominium-regulations-insurance/',
    },
    {
      title: 'Important insurance update for Alberta condominium owners',
      publisher: 'Reynolds Mirth Richards & Farmer',
      url: 'https://rmrf.com/important-insurance-update-for-alberta-condominium-owners/',
    },
    {
      title: 'Understanding insurance deductibles',
      publisher: 'Canadian Condominium Institute, North Alberta Chapter',
      published: '2023',
      url: 'https://issuu.com/ccinorthalberta/docs/insite_to_condos_-_fall_2023_-_online_magazine/s/37848171',
    },
    {
      title: 'Bill 30 and new condominium regulations: what boards and managers need to know',
      publisher: 'SVR Lawyers',
      published: '2026-02-19',
      url: 'https://www.svrlawyers.com/news-highlights-posts/2026/2/19/bill-30-and-new-condominium-regulations-what-boards-and-managers-need-to-know',
    },
    {
      title: 'Condominium Dispute Resolution Tribunal update',
      publisher: 'McLennan Ross',
      published: '2026',
      url: 'https://www.mross.com/what-we-think/article/condominium-dispute-resolution-tribunal-service-update',
    },
  ],
  related: [
    '/insurance/home',
    '/blog/tenant-insurance',
    '/blog/basement-flooded',
    '/blog/hail-and-your-roof',
    '/faq/home',
  ],
};

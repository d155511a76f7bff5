import type { Post } from './post.ts';

export const newcomersInsurance: Post = {
  slug: 'newcomers-insurance',
  title: 'New in Alberta: insurance for your first car and first home',
  author: 'people',
  category: 'getting-started',
  keywords: [
    'newcomer insurance Alberta',
    'insurance for immigrants Calgary',
    'exchange driver’s licence Alberta',
    'letter of experience car insurance',
    'first apartment insurance Canada',
    'foreign driving experience',
  ],
  published: '2026-10-27',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `New in Alberta, you need not start from zero. Bring your driving record, letters from earlier insurers and a list of what you own, and ask what each will count.

Insurers here have to rely on what they can read and verify. Twelve careful years in Lagos, Lviv or Laval count for little on a quote until a paper says so. Most of those papers are easier to get before you leave than after.

## The first months, in order

| When | What | Why then |
|---|---|---|
| Before the flight, if you can | Letters from insurers, a driving record, copies of licences | Offices back home answer faster in person |
| First week | Health card, a place to live, tenant insurance | Landlords often want proof before the keys |
| First month | Licence exchange, or the knowledge test | The Alberta licence opens most other doors |
| Before you buy a car | Quotes for two or three models | The model moves the price as much as you do |
| First winter | Photos of your rooms, a second look at amounts | By then you own more than two suitcases |

{{fact:newcomer-health-card}} Until it begins, private health insurance for newcomers can fill the gap. It is sold like travel insurance and asks about your health.

## Your driver’s licence

{{fact:newcomer-licence}}

Four habits save trouble at the registry:

- **Copy before you hand it in.** Take both sides, and every older licence you kept. You will not get them back.
- **Find the first date.** What counts is the day you were first licensed, not the day the card was printed. If the card does not show it, ask the authority at home for a letter.
- **Have it translated** by a certified translator if it is not in English. An International Driving Permit only translates a licence; it does not replace one, and insurers do not count it as experience.
- **Ask how your years will appear.** If the registry does not credit them, you may begin as a new driver, with the rules and prices for new drivers. [Insuring your first car](/blog/first-car-insurance) explains those.

## Letters from earlier insurers

The letter has several names: letter of experience, claims history, no-claims certificate. It should come from the insurer, on its letterhead, and say this:

| In the letter | So that the insurer here can |
|---|---|
| Your name as in the passport | match it to you |
| First and last day of each policy | count years without a gap |
| Whether you were owner or listed driver | know whose record it is |
| Every claim, with date and fault, or “none” | rate you as you drove |
| Cancelled or not, and why | rule out unpaid premiums |
| A name, phone and e-mail for checks | verify it |

Did you drive a company car? Ask the employer’s insurer for a letter too. Was the car in your father’s name? Then the letter should name you as a driver. If the insurer has closed, bring the old policies and proof of payment.

Some insurers accept letters from only a few countries, some count a limited number of years, some none. That is the best reason to ask a broker who can show the same letter to several insurers. If the letter arrives late, send it anyway, and ask whether the price changes from that day.

## The first car

{{fact:auto-registration}} {{fact:auto-all-comers}} So you need not take the first offer for fear that there is no other.

Be careful with offers in chat groups and social media. In September 2024 the province’s Superintendent of Insurance warned of “ghost brokers”: people without a licence who sell false auto policies. The pink card looks real until the crash. Before you pay, look the seller up on the website of the Alberta Insurance Council, pay the insurer or the brokerage and not a private account, and call the insurer to confirm the policy number.

Name everybody who will drive, and give your real address and kilometres. Using a cousin’s address in a small town for a car that sleeps in Calgary can cost you the claim.

## The first home

**You rent.** The landlord’s policy does not insure your things or your mistakes. [Tenant insurance](/blog/tenant-insurance) asks mostly about claims, not about years in Canada. In a basement suite ask about [sewer backup](term:sewer-backup) and [overland water](term:overland-water) by name.

**You stay with family.** You are not always part of their policy. Ask their broker whether you are insured there, for how long and up to what sum.

**You bring gold, cash or art.** Policies have inner [limits](term:limit) for jewellery and for cash, often far below what a wedding set is worth. Have pieces appraised, and list them. Goods on the ship need insurance of their own.

**You buy.** A lender will want home insurance in force on the day you take over. Ask for a quote before you give up your conditions: an old roof, old wiring or a condo with high deductibles can change the price, or who will insure it. The bank’s mortgage life insurance is something else, and optional.

Some home insurers ask for your consent to look at your credit history. Ask what a short history in Canada does to the price, and what happens if you say no.

## What counts, and what does not

| You have | Usually |
|---|---|
| Licence years from a country with an agreement | Count, once the date is proven |
| Licence years from elsewhere | Depends on the insurer, and on what the registry credits |
| A claims-free letter | Helps with some insurers, not with all |
| Home or motorcycle insurance abroad | Helps little, but mention it |
| An approved driver course here | Often helps, above all if you begin as a new driver |
| A foreign conviction or suspension | Must be told if the question covers it |

Ask the question twice: does it count today, and will it count after a year with an Alberta licence?

## What people get wrong, and what to ask

- “I had no accident in twenty years, they will see that.” They see nothing that nobody sent.
- “I will say I am the only driver.” If your spouse drives, say so. A wrong answer costs more than a higher price.
- “Insurance is a tax, I take the minimum.” One injury can cost more than years of income. Ask what a higher liability limit adds.
- “My parents visit, my plan includes them.” It does not. See [Super Visa insurance](/blog/super-visa-insurance).

Ask a broker:

1. Which of your insurers count my years abroad, and how many?
2. What must the letter say, and in which language?
3. Can somebody explain the policy in a language I read well?
4. What changes when I get a full licence here?
5. Which two papers would help my price most next time?`,
  checklist: [
    'Passport, permit or permanent resident card',
    'Proof of your address in Alberta',
    'Copies of every licence, both sides, with the first date',
    'Driving record from the licensing authority',
    'Letters from earlier insurers, with a contact for checks',
    'Certified translations',
    'Letter about a company car, if you drove one',
    'Certificate of a driver course',
    'Names, birth dates and licences of all drivers at home',
    'Lease or offer to purchase, with its insurance clause',
    'List and photos of belongings, appraisals for jewellery',
    'Day on which each policy must start',
  ],
  sources: [
    {
      title: 'Exchange a licence from outside Alberta',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/exchange-non-alberta-licences',
    },
    {
      title: 'Registry agents’ manual, 3.10.15: Non-reciprocal out of jurisdiction drivers',
      publisher: 'Government of Alberta',
      url: 'https://ownernet.gov.ab.ca/manuals/moves/297.html',
    },
    {
      title: 'AHCIP: moving to Alberta',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/ahcip-moving-to-alberta',
    },
    {
      title: 'Letter of experience',
      publisher: 'Kanetix',
      url: 'https://www.kanetix.ca/experience_letter',
    },
    {
      title: 'Insurance in Alberta: overview, with notice 04-2024 on ghost brokers',
      publisher: 'Government of Alberta, Superintendent of Insurance',
      published: '2024-09-23',
      url: 'https://alberta.ca/insurance-in-alberta-overview',
    },
    {
      title: 'Home purchase insurance requirements',
      publisher: 'Agahi Law',
      url: 'https://agahilaw.com/insurance-requirements/',
    },
  ],
  related: ['/blog/first-car-insurance', '/blog/tenant-insurance', '/blog/how-a-broker-works', '/super-visa'],
};

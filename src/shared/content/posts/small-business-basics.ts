import type { Post } from './post.ts';

export const smallBusinessBasics: Post = {
  slug: 'small-business-basics',
  title: 'Insurance for a small business: the first year in Alberta',
  author: 'business',
  category: 'business',
  keywords: [
    'small business insurance Alberta',
    'insurance for a new business',
    'co-insurance clause example',
    'sole proprietor liability Alberta',
    'WCB new business',
    'farmers’ market vendor insurance',
    'home-based business insurance',
  ],
  published: '2026-09-24',
  modified: '2026-11-18',
  reviewed: '2026-11-21',
  body: `Start with the day that could end your business, not with a list of products. Insure that day first, set your values honestly, and read three pages every year.

For a dog groomer that day may be a bite, for a caterer a sick wedding party, for a bookkeeper a laptop left on the CTrain with two hundred tax files. Picture yours in detail: who calls, what they want, and from what you would pay. The rest of this article is about getting from there to a policy that fits, in the order in which a first year happens.

## Who stands behind the name

A registered business name is only a name. The province says so plainly: it has no legal existence of its own, and the owner or the partners are personally responsible for the debts of the business. If the claim is larger than the till, it reaches your house and your savings. A corporation stands between you and many claims, but not between you and your own carelessness, or a loan that you signed for yourself.

Some websites say that every business in Alberta must be insured by law. That is not so. The law asks for insurance on vehicles, for workers’ compensation in most industries, and for what certain licences and professions demand. Nearly everything else is asked for by somebody you want something from: a landlord, a lender, a client, a market.

## The first year on a calendar

| Moment | Do this first | Ask the broker |
|---|---|---|
| Before you sign a lease | Send the insurance clause, and the page on who repairs what | “Can this be insured as written, and what should change?” |
| The keys | Photos of every wall, machine and drain | “What must be in place before the first box goes in?” |
| The kitchen table years | Tell your home insurer what you do there | “Is an add-on enough, or is it a business policy?” |
| The first market stall | Read the organizer’s rules | “Does my policy travel with me, tent and product included?” |
| The first van, or a helper’s car | Note who drives, what is in it, how far | “Commercial, or non-owned auto?” |
| The first worker | Open the workers’ compensation account | “Who on this list is not insured by it?” |
| The first large client | Send the contract before you sign | “What can a [certificate](term:certificate) show by when?” |
| The first renewal | New sales, new activities, new values | “What would you ask if you met us today?” |

Markets are a good example of how requirements come about. The association of Alberta’s rural municipalities advises organizers to have vendors carry [general liability](term:general-liability) of $2 million and to be named on it. One market in Camrose has encouraged $1 million, and had the others sign a waiver. So read the rules of each market, also if you only sell jam.

When a client’s contract is the hurry, go straight to [certificates of insurance](/blog/certificates-of-insurance).

## Honest values: co-insurance in numbers

Property policies for business often have a co-insurance clause. You promise to insure a share of the full value, often 80 or 90 per cent. If you insured less, the insurer pays less, **even for a small loss**.

An invented workshop in Wetaskiwin:

| | |
|---|---|
| Machines and stock, new today | $150,000 |
| Share the clause asks for | 90 per cent, so $135,000 |
| Amount the owner chose, to save | $90,000 |
| Damage in a small fire | $60,000 |
| Paid: 90,000 divided by 135,000, times 60,000 | $40,000 |
| Less the [deductible](term:deductible) of $1,000 | $39,000 |

The damage was well below the amount on the policy, and still the owner is $21,000 short. Who insures two thirds of what was promised is paid two thirds.

Four habits prevent it:

- Price things as you would buy them today, not as they stand in the books.
- Count what belongs to others: the leased printer, the customer’s bicycle.
- Insure for the fullest month. A shop is not half empty in December.
- Ask whether the insurer will waive the clause if you agree on values each year.

The same clause can apply to lost income. [General business insurance](/business/general) has that example, together with crime and cyber.

## Three pages to read every year

**The declarations.** Usually the first page: the insured name, the addresses, what you do, the [limits](term:limit). Is the corporation named, or only you? Is the storage locker there? Does “bakery” still describe somebody who now delivers and teaches classes? What the page does not describe, the policy may not answer.

**The [exclusions](term:exclusion).** Mark the ones that touch what you did last week. A photographer finds “care, custody and control”, a cleaner finds mould, a consultant finds professional advice. Each mark is a question for the broker, not yet a bad surprise.

**The conditions.** What you have to do so that the insurer pays: an alarm that is switched on, a hood that is cleaned, heat in an empty building, a loss reported promptly. Put each into somebody’s calendar. A condition that nobody in the shop has heard of is the most expensive line of the policy.

## Workers, helpers and you

Most industries have compulsory coverage; the Workers’ Compensation Board tells you whether yours has. If so, you open an account within 15 days of the first worker. In a business run for profit that includes family and others who are not paid. A friend who “just helps on Saturdays” is a worker by that rule.

If you hire another firm, ask for a clearance letter before it starts, and again before you pay. Without one you may be liable for premiums the other firm did not pay.

You yourself are usually not insured by that account unless you buy personal coverage. For the owner of a one-person firm, a broken wrist can be the day that ends the business. Put your own income on the list, next to the equipment.

## What people get wrong, and what to ask

- “I am too small to be sued.” The size of a claim follows the injury, not the firm.
- “I have a waiver, so I need no insurance.” A waiver has to be defended too. Ask a lawyer what yours is worth.
- “My supplier’s insurance protects me.” Only if you are named on it, and then for the supplier’s part.
- “The cheapest package is fine for the start.” Look at what it excludes, then at the price.
- “We changed a lot, but it is the same policy.” Then it insures the old business.

Ask a broker:

1. Which single loss would you lose sleep over, if this were yours?
2. What do my lease, loan and contracts ask for that is missing?
3. Is there co-insurance on property or income, and at what share?
4. Which of my activities are not described on the first page?
5. Which conditions must I be able to prove after a loss?

The full list of coverages, by situation and by trade, is on [the business page](/business).`,
  checklist: [
    'Legal name, trade name and who owns the business',
    'What you do, in shares of yearly sales',
    'The day that could end it, in two sentences',
    'Addresses: shop, home, storage, markets, job sites',
    'Lease, loan and main contracts with their insurance clauses',
    'Machines, stock and improvements at today’s prices',
    'Things of others that are in your care',
    'Sales and stock in the fullest month',
    'Workers, helpers and firms you hire',
    'WCB account number and clearance letters',
    'Vehicles, and private cars used for work',
    'Alarm, sprinkler, hood cleaning, with proof',
    'Policies and claims of the past five years',
  ],
  sources: [
    {
      title: 'Register a business name',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/register-business-name',
    },
    {
      title: 'Worker coverage',
      publisher: 'Workers’ Compensation Board Alberta',
      url: 'https://wcb.ab.ca/insurance-and-premiums/types-of-coverage/worker-coverage.html',
    },
    {
      title: 'Clearance letters',
      publisher: 'Workers’ Compensation Board Alberta',
      url: 'https://wcb.ab.ca/insurance-and-premiums/clearance-letters/',
    },
    {
      title: 'Farmers’ markets and risk management',
      publisher: 'Rural Municipalities of Alberta',
      url: 'https://rmalberta.com/news/farmers-markets-and-risk-management/',
    },
    {
      title: 'Rules and regulations for vendors',
      publisher: 'Camrose Campus Farmers’ Market',
      url: 'https://camrosecampusmarket.com/ccfm-rules-regulation/',
    },
    {
      title: 'What is co-insurance?',
      publisher: 'CRA Insurance',
      url: 'https://crainsurance.ca/what-is-co-insurance/',
    },
  ],
  related: ['/business', '/business/general', '/blog/certificates-of-insurance', '/commercial-auto', '/faq/business'],
};

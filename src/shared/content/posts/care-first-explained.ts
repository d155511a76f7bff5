import type { Post } from './post.ts';

export const careFirstExplained: Post = {
  slug: 'care-first-explained',
  title: 'Care-First auto insurance in Alberta, explained',
  author: 'auto',
  category: 'auto',
  keywords: [
    'Care-First',
    'Automobile Insurance Act',
    'Bill 47',
    'accident benefits Alberta',
    'right to sue after a car accident',
    'no-fault insurance Alberta',
  ],
  published: '2026-09-22',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `Care-First is Alberta’s auto insurance system for accidents from 1 January 2027 on: an insurer, usually your own, pays for care and lost income, and lawsuits are rare. It is about people who are hurt, not about dented doors. Here is what it pays, what it leaves alone, and what to ask before you renew.

## Which accidents it is for

{{fact:auto-care-first}}

{{fact:auto-care-first-day}}

Picture two neighbours in Red Deer, rear-ended at the same set of lights, each with a sore neck and a broken wrist. Say one is hit on 30 December 2026 and the other on 2 January 2027. Same injuries, different rules, and neither can choose. So keep what proves the day: the police file number, photos, the date of your first medical visit.

You need not have been at the wheel, or own a car. {{fact:auto-care-first-who}} A cyclist in Lethbridge who has no auto policy should ask the police or the driver which insurer stands behind the vehicle, and write to it early. After an accident at work, ask the Workers’ Compensation Board first.

## What an injured person receives

The older rules, and Care-First:

- {{fact:auto-benefits-before-2027}}
- {{fact:auto-care-first-benefits}}

{{fact:auto-care-first-impairment}} There are death benefits for a spouse and dependants as well.

“Without a limit” is not the same as “without conditions”. The care must be eligible, and it goes on as long as it helps you recover. The insurer decides first whether that is so. Your notes and your doctor’s reports carry the claim: what you could do before, what you cannot do now, what each treatment changed.

The income part has a ceiling too. If you earn more, or are self-employed with income that jumps, work out what a year without work would cost your household. Then look at your [disability insurance](/insurance/life), from your job or your own.

## When you disagree with your insurer

{{fact:auto-care-first-sue}}

{{fact:auto-care-first-review}}

The trade-off is plain. Care is meant to come sooner because fewer people go to court. In return you deal with an insurer rather than with a judge, and in most cases pain brings no money beyond the lump sum for lasting harm. Trial lawyers criticise that; insurers say that any right to sue adds cost. Whatever you think of it, protect yourself:

- Tell your own insurer about the accident as soon as you can, even when you feel fine.
- Ask for every decision in writing, with the reason and the date by which you must answer.
- Keep receipts for everything you would not have paid without the accident, from medicine to parking.
- If an injury is serious or a deadline is near, ask a lawyer. Legal advice is not for us or a broker to give.

## What it leaves alone

Care-First is about people. Much of an auto policy stays as it was.

| Part of the policy | Does Care-First change it? |
|---|---|
| Care and income for people who are hurt | Yes, this is the heart of it |
| Lawsuits over injuries | Yes, most of them fall away |
| Damage to your vehicle that is not your fault ([DCPD](term:dcpd)) | No |
| Damage you cause to your own vehicle ([collision](term:collision)) | No, it stays your choice |
| Hail, theft, glass, animals ([comprehensive](term:comprehensive)) | No, it stays your choice |
| Your [deductible](term:deductible) | No, you choose it |
| Whose fault it was | It still counts, see below |

{{fact:auto-fault-still-counts}} Keep a solid [liability limit](term:third-party-liability) as well. You can still damage property, drive in a province or a state with other rules, or be sued in the cases the law leaves open.

## What it may do to your price

{{fact:auto-savings-estimate}} The Alberta Civil Trial Lawyers Association said in March 2026 that the figures do not prove the savings.

How far one renewal may rise in a year is capped. The figures, and what new drivers and drivers with claims should know, are in [the end of the grid](/blog/end-of-the-grid).

## What people get wrong

- **“It is no-fault, so my record stops mattering.”** Who caused the accident still moves your price.
- **“I must buy a new policy for it.”** The benefits come with the basic policy, and the day of the accident decides. Your renewal date does not.
- **“My neighbour got a settlement, so I will too.”** Your neighbour’s accident may fall under the older rules.
- **“Unlimited care replaces my disability insurance.”** Care and income are two benefits, and the income one has a ceiling.

## What to ask a broker

- Do we earn more than the income benefit counts, and is optional coverage on top available?
- Is my liability limit right for trips to British Columbia, Saskatchewan or the United States?
- How do these benefits fit with my group plan at work: who pays first?
- Which [endorsements](term:endorsement) on my policy were meant for the older rules, and do I still need them?

A licensed broker partner can go through these with your policy on the table. If you have been hurt, call your own insurer first; the broker can wait a day.`,
  sources: [
    {
      title: 'Care-first auto insurance',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/care-first-auto-insurance',
    },
    {
      title: 'Enabling better auto insurance: the Automobile Insurance Act',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/enabling-better-auto-insurance',
    },
    {
      title: 'What is a care-first system of auto insurance?',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://www.airbfordrivers.ca/care-first-system/',
    },
    {
      title: 'What we know about court access and dispute resolution in Alberta’s Care First system',
      publisher: 'Insurance Institute of Canada',
      published: '2025-08-07',
      url: 'https://www.insuranceinstitute.ca/en/Insights-And-Publications/CanadianUnderwriterArticles/items/2025/08/07/What-we-know-about-court-access-dispute-resolution-in-Albertas-Care-First-insurance-system',
    },
    {
      title: 'Statement on the costing of Care-First',
      publisher: 'Alberta Civil Trial Lawyers Association',
      published: '2026-03-27',
      url: 'http://actla.com/?pg=News',
    },
    {
      title: 'Report on the right to sue in Alberta’s new auto insurance model',
      publisher: 'Insurance Bureau of Canada',
      published: '2025-06-24',
      url: 'https://www.newswire.ca/news-releases/report-finds-including-limited-right-to-sue-in-new-alberta-auto-insurance-model-could-cost-drivers-up-to-136-annually-841226591.html',
    },
  ],
  related: ['/insurance/auto', '/blog/end-of-the-grid', '/blog/winter-driving', '/faq/auto'],
};

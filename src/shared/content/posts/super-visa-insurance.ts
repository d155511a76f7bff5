import type { Post } from './post.ts';

export const superVisaInsurance: Post = {
  slug: 'super-visa-insurance',
  title: 'Super Visa insurance, step by step: from the rule to a refund',
  author: 'people',
  category: 'life-and-travel',
  keywords: [
    'Super Visa insurance Alberta',
    'Super Visa insurance outside Canada',
    'OSFI list of insurers',
    'parents and grandparents insurance',
    'Super Visa insurance refund',
    'stable pre-existing condition',
  ],
  published: '2026-10-13',
  modified: '2026-11-18',
  reviewed: '2026-11-21',
  body: `A Super Visa needs insurance before it is granted: note your parents’ health, compare two wordings, check which company is behind it, pay, and only then apply.

Each step can go wrong in its own way, and often nobody notices before the emergency room. [The Super Visa page](/super-visa) says what such a policy holds. Here is the order of things, from the first call home to the last refund.

## The rule of 28 January 2025

{{fact:super-visa-insurance}}

{{fact:super-visa-insurers}} Many websites and helpful cousins still say “Canadian companies only”. That is out of date. So is the opposite belief, that any large company at home will do.

If you have a policy from abroad in mind, check four things:

1. **Who is the insurer?** Find its legal name on the policy. A broker, a website and a claims administrator are not insurers.
2. **Is it on the list?** The Office of the Superintendent of Financial Institutions (OSFI) publishes the companies it supervises. Compare the whole name: firms in two countries can share the first word and be strangers.
3. **May it insure health?** Standing on the list is not enough; its authority must include accident and sickness. If the list leaves a doubt, ask OSFI in writing.
4. **Does the policy say so?** Look for the sentence about its insurance business in Canada.

An insurer from Canada needs a licence too: Alberta’s Superintendent of Insurance publishes the companies licensed here. Then ask what no list answers: would the company pay a hospital in Lethbridge directly, or pay your family back later?

## Write down the health before you ask the price

Call your parents while they have the pill boxes in front of them. For each medicine note the name, the dose and the last change. For each doctor seen in the past year note why, what was found and what is still to come. This decides which policies are worth pricing.

Three details catch families who mean well:

- **Less medicine is a change too.** In many wordings a lower dose, or a drug that is stopped, ends “stable” just as a new pill does.
- **The check-up before the trip.** A visit “to be safe” can bring a new test or a referral. Go: health comes before insurance. Then tell the insurer what came of it, before the flight.
- **A start date that moves.** Policies count the stable time back from one day: the start, the departure or the arrival. If the visa is late and you move the start, the days that count may move with it. Ask what that does to each [pre-existing condition](term:pre-existing-condition).

The answers belong to your parents. You may translate; you may not improve.

## Compare two wordings, not two prices

| Find this line | Because | Ask |
|---|---|---|
| Stable period | It can change with age and plan | “For his heart, how many days, and counted from when?” |
| [Deductible](term:deductible) | Some count it per claim, some once | “Two visits for the same illness: do we pay it twice?” |
| End of the emergency | After it, many policies stop paying | “Who decides, and what about the follow-up visit?” |
| Time outside Canada | It may pause or end the policy | “She goes home for six weeks. What happens then?” |
| Instalments | A missed one can end everything | “How long do we have if a card is declined?” |
| Refund | Rules and fees differ | “What is left if they leave after five months?” |

A policy that leaves out the heart is no bargain for a man with a stent. Two wordings read well are worth more than ten prices.

## Pay, and make the papers match

A quote is not proof: the application needs a policy that is paid, or a deposit with a payment plan. Some monthly plans keep the deposit for the last months, and some must be activated once the flight is booked. Ask what makes the policy start, and keep the confirmation that says so. Put the expiry date of the card in your calendar.

Before you upload anything, lay passport and policy side by side: spelling of each name, birth date, insurer, Canadian dollars, first and last day.

Pick a start date with room to spare. The policy has to last a year from the day your parents really land, so a later flight means later dates. Change them before the old start date passes, and travel with the new confirmation, not with the one from the application. {{fact:super-visa-stay}}

Income, the invitation and the medical exam are not insurance questions. Use the official pages, or a licensed immigration professional.

## The flight and the first week

Put a printed copy into the hand luggage: an officer may ask for it at every entry. Save the assistance number in your parents’ phones and in yours. Add a list of medicines with their generic names, since brands differ from country to country.

In danger, call 911, and the assistance number as soon as somebody can. For anything less, call assistance first. Many policies require it, and some pay less if nobody called. Keep every report and receipt.

## Refunds and renewals

When plans change, the day you write matters more than the reason. Send one message with:

- the policy number and the names on it
- what happened: refused, not travelling, or gone home, with the date
- the proof: refusal letter, boarding pass or passport stamp
- a line that says whether there was a claim
- how the money should come back

A refusal before the start date usually brings back the whole [premium](term:premium), and a change of mind often less. Afterwards many insurers pay for unused days, less a fee, and often nothing once there was a claim. The table on [the Super Visa page](/super-visa) sets the cases side by side. A family that expects to go home early should weigh a small bill against the refund it would cost.

Staying on? Renew before the last day, and ask whether the new policy counts each condition afresh. More cases are in [questions about the Super Visa](/faq/super-visa).

## What families get wrong, and what to ask

- “The visa was granted, so the policy is good.” An officer looks at whether it meets the rule, not at whether it would pay for your father’s heart.
- “They are healthy.” A daily blood pressure pill is a condition with a date and a dose.
- “We will buy it after they land.” Proof belongs to the application, and late policies often begin with a [waiting period](term:waiting-period).
- “The broker insures us.” The broker advises. Claims go to the insurer.

Ask whoever sells the policy:

1. Do you hold an accident and sickness licence in Alberta?
2. Which company issues the policy, and where is it licensed or listed?
3. Which of these conditions would be excluded today, in writing?
4. What must we report between today and the flight?
5. What does a refund cost, in each case?`,
  checklist: [
    'Names and birth dates, as in the passports',
    'Medicines with doses and the date of the last change',
    'Doctors seen in the past year, and tests still to come',
    'Legal name of the insurer, and where it is licensed or listed',
    'At least $100,000, with health care, hospitalization and repatriation named',
    'First and last day, a year or more from landing',
    'Stable period for each condition, in writing',
    'Deductible: per claim or once',
    'Proof of payment, or of the deposit with the plan',
    'Rules for moving the start date',
    'Refund rules: refused, not travelling, home early',
    'Assistance number in every phone',
  ],
  sources: [
    {
      title: 'Super visa for parents and grandparents: documents and eligibility',
      publisher: 'Immigration, Refugees and Citizenship Canada',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
    },
    {
      title: 'Program delivery update: examination and entry (temporary residents)',
      publisher: 'Immigration, Refugees and Citizenship Canada',
      published: '2022-07-18',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/updates/2022-examination-entry-tr.html',
    },
    {
      title: 'New health insurance rules make Super Visa more accessible',
      publisher: 'CIC Times',
      published: '2025',
      url: 'https://cictimes.com/new-health-insurance-rules-make-super-visa-more-accessible',
    },
    {
      title: 'Quiz insurers about stability clauses, quiz clients about their health',
      publisher: 'Ingle International',
      url: 'https://blog.ingleinternational.com/quiz-insurers-about-stable-health-clauses-and-clients-about-their-health/',
    },
    {
      title: 'Super Visa insurance: when you can get a refund',
      publisher: 'BestQuote Travel Insurance',
      url: 'https://bestquotetravelinsurance.ca/blog/super-visa-insurance-refunds',
    },
    {
      title: 'Monthly payment plans for Super Visa insurance',
      publisher: 'Travel Shield',
      published: '2018-10-01',
      url: 'https://supervisa.travelshield.ca/2018/10/01/monthly-payment-plans-for-super-visa-insurance/',
    },
  ],
  related: ['/super-visa', '/faq/super-visa', '/blog/newcomers-insurance', '/blog/how-a-broker-works'],
};

import type { Post } from './post.ts';

export const rideshareInsurance: Post = {
  slug: 'rideshare-insurance',
  title: 'Rideshare and delivery: what your auto policy does not do',
  author: 'auto',
  category: 'auto',
  keywords: [
    'rideshare insurance Alberta',
    'SPF 9',
    'food delivery insurance',
    'Class 4 licence',
    'driving for an app',
    'personal auto policy business use',
  ],
  published: '2026-10-20',
  modified: '2026-11-18',
  reviewed: '2026-11-21',
  body: `A personal auto policy is made for private driving. Before you carry a paying passenger or somebody’s supper, tell your insurer, and get the answer in writing. Platforms bring insurance of their own, but it starts and stops with the app, and it treats a passenger and a pizza differently. Here is where the gaps are and how to close them.

## Why a private policy stops short

When you applied, you said how the vehicle is used: to get to work, for errands, for the farm. The price follows from that. The [standard automobile policy](term:spf-no-1) limits carrying passengers for pay, and delivering goods for pay is usually business use that the insurer wants to know about first.

Two things can go wrong if you say nothing. A claim for your own loss during a trip can be refused or cut back. And the insurer may look again at the whole policy, because the use you described was not the real one. That reaches the rest of the family: the vehicle that takes the children to hockey in Spruce Grove is the one that was never described as a delivery car.

Sharing the cost of gas with a colleague on the way to work is another matter. Carpooling without profit is generally treated as private use. If money is left over for you, ask.

## Four moments, four answers

Rideshare is best understood by the minute. Your app knows where you were in it, and after a crash that record helps to decide who pays.

| Moment | Whose policy is usually first in line | What to ask |
|---|---|---|
| App off | Yours | Does my insurer accept that I drive for a platform at all? |
| App on, no request yet | The weak spot: perhaps yours, perhaps the platform’s as a fallback | Does my policy answer here? Is my own vehicle insured while I wait? |
| Trip accepted, on the way | The platform’s | Which liability limit, and which deductible for my vehicle? |
| Passenger in the car | The platform’s | The same, and who pays if my passenger or I get hurt? |

{{fact:rideshare-form}}

Now put a real evening into it. You sit on Jasper Avenue with the app open and no request. A truck brushes your door and drives on. In that moment the platform’s policy may hold nothing for your vehicle, and yours may say that you were working. [Collision](term:collision) on your own policy helps only if your insurer knew and agreed. Ten minutes later, with a passenger on the way to the airport, the same dent would be another claim, with another insurer and perhaps a higher [deductible](term:deductible).

## Licence, checks and city rules

{{fact:rideshare-licence}}

A Class 5 licence that is still on probation is not a way in. Cities have rules of their own on top. Calgary, for example, licenses drivers of transportation network companies and has asked for a background check, a vehicle inspection and proof of the right insurance. If you live in Airdrie and pick up in Calgary, look up the rules of both.

Driving without the right licence class is more than a ticket. It can be a reason for an insurer to question a claim.

## Delivery is not rideshare

The form that was written for passengers was not written for parcels. Each delivery company decides what it buys for its drivers. Some give liability insurance from the moment an order is accepted until it is handed over. Some pay only above your own policy, and only if your own policy answers first. Some leave it to you. Damage to your own vehicle is often left out altogether.

So take the contract of each app you use and look for three things: from when until when, for whose loss, and on what condition. “You must hold valid insurance” is such a condition. If your private insurer says no, a commercial auto policy may be the answer, and [commercial auto](/commercial-auto) explains how those are built. Bicycles and e-bikes raise other questions, mostly about your own liability and the bike itself. Ask about them separately.

## Your vehicle, your loan, your income

**The lender or lessor.** Many contracts forbid use for hire, or ask for coverage you do not have while the app is on. Read that page before the first trip.

**The repair.** While the car is in the shop you earn nothing. Ordinary [loss-of-use](term:loss-of-use) coverage pays for a replacement car to drive, not for fares you missed, and a rental company will rarely let you work in its car.

**You.** {{fact:auto-accident-benefits}} Ask how these benefits count earnings from an app, and keep your records: weekly statements, kilometres, tax returns. Income you cannot show is hard to replace. Most platform drivers are self-employed, so ask also whether you want your own [disability insurance](/insurance/life).

**The record.** A crash while you work is still a crash on your record.

## What people get wrong

- **“The platform insures me.”** In some moments, for some losses, up to some amount. The gaps are yours.
- **“I only do it on Saturdays.”** One trip is enough for a claim to be questioned.
- **“My broker must not find out.”** Brokers hear this question often. What they cannot do is help after the fact.
- **“I told the app, so my insurer knows.”** It does not. Nobody passes it on for you.
- **“Two apps at once is my business.”** It also doubles the question of who was in charge at the minute of the crash.

## What to ask, and whom

Ask the **platform** for the insurance information it gives to drivers, the liability limit for each moment, the deductible for your vehicle, and the number to call after a crash.

Ask your **broker**:

1. Does my insurer allow rideshare or delivery, for which companies, and up to how many hours a week?
2. Is there an [endorsement](term:endorsement) for the time while I wait for a request?
3. What happens to the price, and what happens to the policy if I stop in spring?
4. Are the other drivers in my household affected?
5. Will you confirm by e-mail what we agreed?

After a crash, look after people first, then take a screenshot of the app with the time in it. Report to your own insurer and to the platform, both, on the same day. For a list of what brokers need from you, see [insurance for rideshare drivers](/business/rideshare).`,
  sources: [
    {
      title: 'Ride-for-hire services',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/ride-for-hire-services',
    },
    {
      title: 'Transportation network companies: rules and SPF 9',
      publisher: 'Government of Alberta',
      published: '2016-06',
      url: 'https://www.alberta.ca/release.cfm?xID=43024F87568C1-DA56-5EA3-948E36A6CDF237CA',
    },
    {
      title: 'Bulletin 04-2016: Alberta standard automobile form, transportation network, S.P.F. No. 9',
      publisher: 'Superintendent of Insurance, Government of Alberta',
      published: '2016-06-28',
    },
    {
      title: 'Ride-sharing insurance regulations adopted',
      publisher: 'Thompson’s World Insurance News',
      published: '2016',
      url: 'http://thompsonsnews.com/ride-sharing-insurance-regulations-adopted/',
    },
    {
      title: 'Becoming a transportation network company driver',
      publisher: 'City of Calgary',
      url: 'http://www.calgary.ca/CSPS/ABS/Pages/Livery-Transport-Services/Becoming-a-TNC-driver.aspx',
    },
    {
      title: 'Insurance requirements for delivery drivers',
      publisher: 'Moustarah & Company',
      url: 'https://moustarah.com/insurance-requirements-for-uber-uber-eat-skip-and-doordash-drivers',
    },
  ],
  related: ['/business/rideshare', '/insurance/auto', '/commercial-auto', '/blog/care-first-explained'],
};

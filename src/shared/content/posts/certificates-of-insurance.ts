import type { Post } from './post.ts';

export const certificatesOfInsurance: Post = {
  slug: 'certificates-of-insurance',
  title: 'Certificates of insurance: what to do before Monday',
  author: 'business',
  category: 'business',
  keywords: [
    'certificate of insurance Alberta',
    'additional insured',
    'waiver of subrogation',
    'contractor insurance certificate',
    'per occurrence limit',
    'CCDC 41 insurance',
    'certificate holder',
  ],
  published: '2026-11-06',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `A certificate before Monday is possible if your policy already does what the contract asks. Send your broker the whole insurance clause today, not just a name.

The page itself takes minutes to make. What takes days is finding out, at six on a Friday, that the contract wants something your policy does not have.

## Friday afternoon: five steps

1. **Send the clause.** Every page of the contract with the words insurance, indemnify, hold harmless or waiver. A summary in your own words is where mistakes begin.
2. **Send the exact names.** Legal name and address of whoever wants the certificate, and of everybody who wants to be on the policy. A numbered company, its trade name and the owner of the building may be three parties.
3. **Say what you will do there.** Height, heat, digging, cranes, value of the job, who helps you. If the policy describes landscaping and the job is demolition, no certificate can mend that.
4. **Ask for two lists.** What can go on a certificate today, and what the insurer has to agree to first.
5. **Tell the client the same.** “Here is the certificate for what is in force. The rest has been asked for, and should come by Wednesday. May we start with this?” Many say yes if they hear it on Friday and not on the scaffold.

Never change a certificate yourself, not even a date. And do not start work on one that you know to be wrong.

## What the page is, and what it is not

A [certificate](term:certificate) is a photograph of your policies on one day: whose, which, from when to when, up to how much. It is not a policy, and it does not change one. In Canada no law prescribes its form. The common ones say that they are given for information only and confer no rights.

That small print is meant. In 2017 an Ontario court dealt with the lessor of a vehicle, whose certificate named it as additional insured. On the policy itself it was not, and the policy had been cancelled before the accident because a payment was missed. The court found no coverage for the lessor.

So two questions matter more than the paper: **is it on the policy**, and **is the policy still in force?**

## The clause, line by line

| The contract says | Often the same day | Usually needs the insurer |
|---|---|---|
| $2 million general liability | Yes, if that is your [limit](term:limit) | If you need more |
| Additional insured | If your policy adds clients by contract, or the broker may issue it | If not, or if the wording is unusual |
| Cross liability | Often part of the wording already | If it is missing |
| Waiver of [subrogation](term:subrogation) | Seldom | Yes, and sometimes its lawyers |
| Primary and non-contributory | Depends on the wording | Often |
| 30 days’ notice of cancellation | Sometimes | Yes, and rarely for every kind of change |
| $2 million auto, non-owned auto | If your auto policies have it | If not; your own vehicles are on another policy |
| Proof of workers’ compensation | Not insurance: a clearance letter from WCB | No |

“Cross liability” means that the policy treats each insured as if it had its own, so that one can claim against the other. “Primary” means that yours pays before the client’s.

## Additional insured, in one situation

You wash windows on a tower in Red Deer. A squeegee falls and hurts somebody on the sidewalk, who sues you and the owner of the building.

If the owner is only the **certificate holder**, it has a copy of your page and nothing else.

If the owner is an **additional insured**, your insurer may have to defend it too, as far as the claim comes out of your work. Three things follow. You share one limit: what is paid for the owner is no longer there for you. The claim is on your record. And the owner’s own mistakes, say a loose railing that had nothing to do with you, are usually left to its own insurer.

If somebody asks to be a **named insured**, stop and call your broker. That makes them an owner of your policy, with duties and rights over it. They seldom need it, and often they do not mean it.

It takes an [endorsement](term:endorsement), or a clause in the policy that adds whoever you agreed to add in writing. Ask for a copy of it. Your client should ask as well.

## Waivers, and promises that no policy keeps

After it pays you, an insurer may go after whoever caused the loss. A waiver of subrogation gives that up in advance. The client’s electrician burns down your trailer; your insurer pays for your tools, and cannot ask the electrician’s employer to pay it back.

Agree only once the insurer has. If you give away its right without asking, your own claim may be in doubt. Ask which policies the client means: property, liability, or both.

An indemnity clause is another matter. “Contractor shall indemnify Owner from any and all claims, howsoever caused” asks you to pay for the owner’s mistakes too. Liability insurance picks up only some of what you promise in a contract. Show such a sentence to a lawyer before you sign. Narrower ones end with “to the extent caused by the Contractor”.

## Limits: each event, the year, the job

**Per occurrence** is the most for one event. **Aggregate** is the most for a year, often only for finished work and products, sometimes for everything. With several jobs on one policy, a bad claim in May may leave less for October. Ask whether an aggregate can apply to each project.

Amounts have gone up. The insurance requirements that come with Canada’s standard construction contracts, CCDC 41, asked for $5 million of general liability in their 2008 edition, and for $10 million in that of 2020. A subcontractor does not always have to match it; the subcontract decides. If you do, an excess or umbrella policy on top is the usual way. Ask for the price of a year and of this one job before you bid, not after.

Look also for a highest deductible, and for how long you must stay insured once the work is done.

## If Monday is too soon, and what people get wrong

No policy yet, or the wrong one? For a simple trade a broker can sometimes arrange one in a day, but an insurer has to agree first. Until it does, there is nothing to certify. Ask the client to move your start, or to let you begin with work that is insured. [Contractors and trades](/business/contractors) shows what insurers will ask.

- “They got the certificate, so we comply.” Nobody may have read it. If it falls short, you are still in breach.
- “Last year’s will do.” It ends with the policy.
- “Our sub sent one.” Check name, work, limit and end date, then ask for the next before it runs out.
- “The broker can write anything on it.” A broker who does is risking a licence, and you the claim.

Ask your broker:

1. Which clients are additional insureds right now, and by which page?
2. What did we promise that no policy of ours picks up?
3. Is there an aggregate, and how much of it is left?
4. Can you keep a template for our three largest clients?
5. Who answers on a Friday at four?

Nothing in force yet? Describe the trade once and [ask for a broker](/get-quote), with the clause at hand.`,
  sources: [
    {
      title: 'Additional insured coverage in Canada, in The Handbook on Additional Insureds',
      publisher: 'American Bar Association',
      published: '2018',
      url: 'https://law-journals-books.vlex.com/vid/chapter-13-additional-insured-1037077758',
    },
    {
      title: 'Lessor not entitled to third party liability coverage under policy placed by lessee (2017 ONSC 6694)',
      publisher: 'Harper Grey Insurance Law Blog',
      published: '2018-01-10',
      url: 'https://insurancelawblog.harpergrey.com/2018/01/10/lessor-not-entitled-to-third-party-liability-coverage-under-policy-placed-by-lessee-where-the-policy-does-not-name-lessor-as-an-insured/',
    },
    {
      title: 'Before clients sign contracts, check for waivers of subrogation',
      publisher: 'Canadian Underwriter',
      published: '2022-02-10',
      url: 'https://www.canadianunderwriter.ca/insurance/before-clients-sign-contracts-check-for-waivers-of-subrogation-1004217344/',
    },
    {
      title: 'CCDC 2 (2020) stipulated price contract changes: is your construction insurance affected?',
      publisher: 'Cowan Insurance Group',
      url: 'https://www.cowangroup.ca/blog/ccdc-2-changes-is-your-construction-insurance-affected/',
    },
    {
      title: 'Insurance and WCB requirements for public construction bids',
      publisher: 'Cornerstone Contracts',
      published: '2026',
      url: 'https://cornerstonecontracts.com/blog/insurance-wcb-requirements-public-bids',
    },
    {
      title: 'Clearance letters',
      publisher: 'Workers’ Compensation Board Alberta',
      url: 'https://wcb.ab.ca/insurance-and-premiums/clearance-letters/',
    },
  ],
  related: ['/business/contractors', '/business/construction', '/blog/small-business-basics', '/faq/business'],
};

import type { Post } from './post.ts';

export const howABrokerWorks: Post = {
  slug: 'how-a-broker-works',
  title: 'How an insurance broker works, and how we match you with one',
  author: 'people',
  category: 'getting-started',
  keywords: [
    'insurance broker Alberta',
    'what does an insurance broker do',
    'broker or agent',
    'check a broker’s licence',
    'Alberta Insurance Council',
    'questions to ask a broker',
  ],
  published: '2026-09-17',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `A licensed broker asks what you need, puts the answers of several insurers side by side and explains them. The insurer makes the policy and it pays the claims.

It helps to know who is who, what a licence means, and what happens to your answers when you ask for a quote here.

## Who does what

| | Acts for | Can compare insurers | Pays your claim |
|---|---|---|---|
| Broker | You, with the insurers the brokerage has contracts with | Yes, among those | No |
| Agent of one company | That insurer | No, only its own products | No, the insurer does |
| Insurer that sells directly | Itself | No | Yes |
| Adjuster | Usually the insurer | No | Works out what is owed |
| This website | Neither side: it connects you with a broker | No | No |

No broker works with every insurer. Two careful brokers can therefore bring you different options, and both be right. Some companies sell only directly, so a broker cannot quote them.

After a loss, call your own insurer. A broker can then explain the wording, help you to put a file together, and ask why something takes so long. The decision stays with the insurer.

## What a licence tells you

{{fact:broker-licence}}

{{fact:broker-levels}} A person at level 1 may serve you very well; it only means that somebody more experienced supervises the work. Ask who that is when your case is unusual.

The class matters more than the level. Somebody licensed for cars and houses may not advise on life insurance without that licence too. A car dealer, a travel agency or a bank can hold a restricted licence, for one product that goes with what it sells, such as travel or gap insurance. The person at that counter is not a broker who compares.

To check, search the name on the website of the Alberta Insurance Council. The status should read “License Issued”. “Pending” means not yet. No result may mean no licence, or a different spelling, so ask.

{{fact:broker-mistakes}} You can ask a brokerage to confirm it.

## How a broker is paid

Mostly by a commission, a share of the [premium](term:premium) that the insurer pays out. Some add a fee, more often in business insurance, and some receive bonuses that depend on volume or results. None of this is a secret. The province’s rate board for auto insurance puts it plainly: if you are curious how your broker is paid, ask, and you will be told.

A fair way to ask: “How are you paid for this policy, would another option pay you differently, and does any insurer own part of your firm?”

## The first talk

Expect questions that seem nosy. A broker asks about claims from years ago, the dog, the basement, the side job, because insurers will ask after a loss. “I do not know” is a fine answer. A guess that turns out wrong is not.

Have your present policy at hand, even if you are unhappy with it. It shows [limits](term:limit), [deductibles](term:deductible) and [endorsements](term:endorsement) that you would not want to lose by accident. Say which loss would hurt you most; it is the most useful sentence of the whole talk.

Then ask back:

1. Which insurers did you ask, and which said no?
2. What does the option with the lower price leave out?
3. What would you change if this were your own house, or shop?
4. Who serves me when you are away, and how quickly?
5. What must I tell you during the year?
6. What happens at renewal: do you look again, or does it run on?
7. May I have the important points in writing?

## How a request on this site finds a broker

You answer questions, and no broker sees them until you tick two separate boxes and send: that a broker may contact you, and that your answers go to the broker you are matched with. Then the system looks at every partner.

**Some things rule a broker out.** The account is disabled. The licence is of the wrong class, or has expired. The broker does not work in that line, does not serve your postal code, has no room for another client, is away, or has already turned this request down or let it run out.

**Some things make a better fit.** Of a hundred points, forty are for free places, so that you do not end up at the bottom of a pile. Twenty-five are for speaking the language you asked for, and twenty-five for having waited longest for an offer. Ten are for naming your own part of town rather than the whole province. Between equals the system draws lots. Your name, age and budget play no part, and no broker can buy a better place.

**Brokers are asked one at a time.** The one who is asked sees the kind of insurance, the first three characters of your postal code, and those answers that do not give you away: no name, address, birth date or sensitive detail. An offer stays open for four business hours. If the broker says no, or nothing, the next one is asked. If nobody is free, our team is told, and partners who pass the same checks may take it on, still without knowing your name.

When a broker accepts, you are told the name, the firm and the licence number. That is the moment to look them up. [About us](/about) has the whole list of checks.

## From options to a policy

The broker may ask for more, then enters options: insurer, price, limits, deductibles, what is excluded, and the last day on which you can choose. You compare them, ask for a change, or say no.

**Choosing an option is not coverage.** The broker still has to confirm it with the insurer, which may decline. Do not cancel an old policy before the new one is confirmed in writing, with a start date.

You can withdraw until then, without a reason, and contact about that request stops. If you want another broker later, you are free to change. Often you can stay with the same insurer: the new firm asks you for a signed letter that names it as your broker of record.

## What people get wrong

- “A broker costs extra.” Often the commission is part of the price either way. Ask, and compare with a direct quote for the same coverage.
- “I will ask five brokers to be safe.” Several may go to the same insurers, and in business insurance some insurers will talk to only one. Two brokers with different insurers show you more.
- “My broker knows.” Only what you said. A finished basement, a new driver or a tenant has to be told.
- “Renewal is automatic, so it is fine.” It runs on with last year’s answers.
- “If it goes wrong, I have no one.” Start with the broker, then the designated representative of the firm. The Alberta Insurance Council takes complaints about brokers, and [questions about brokers](/faq/brokers) says who takes the others.

If you are new here, read [insurance for newcomers](/blog/newcomers-insurance) before the first talk. If you know what you want to insure, [start a request](/get-quote) and keep your present policy beside you.`,
  sources: [
    {
      title: 'General insurance licences',
      publisher: 'Alberta Insurance Council',
      url: 'https://abcouncil.ab.ca/applying-for-a-license/general-insurance-licenses',
    },
    {
      title: 'Accident & sickness insurance licenses',
      publisher: 'Alberta Insurance Council',
      url: 'https://abcouncil.ab.ca/applying-for-a-license/accident-sickness-insurance-licenses',
    },
    {
      title: 'Restricted business licenses',
      publisher: 'Alberta Insurance Council',
      url: 'https://abcouncil.ab.ca/applying-for-a-license/restricted-business-licenses',
    },
    {
      title: 'Certification and licensing: how to find out if an agent or agency is authorized',
      publisher: 'Alberta Insurance Council',
      url: 'https://www.abcouncil.ab.ca/faqs/certification-licensing-questions/',
    },
    {
      title: 'Errors and omissions',
      publisher: 'Alberta Insurance Council',
      url: 'https://www.abcouncil.ab.ca/faqs/errors-and-omissions/',
    },
    {
      title: 'Consumer rights and responsibilities',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://airbfordrivers.ca/know-insurance/basics/consumer-rights-responsibilities',
    },
  ],
  related: ['/about', '/faq/brokers', '/faq/this-site', '/blog/newcomers-insurance'],
};

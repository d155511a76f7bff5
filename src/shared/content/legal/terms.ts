import type { LegalPage } from './legal-page.ts';

export const termsOfService: LegalPage = {
  title: 'Terms of service',
  description:
    'What this website does for you and what it does not, how requests are matched, how we may be paid, your account, our responsibility and the law that applies.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Unfair practices and the Consumer Protection Act',
      publisher: 'Service Alberta',
      url: 'http://servicealberta.gov.ab.ca/unfair-practices.cfm',
    },
    {
      title: 'What is a certificate of authority? Applying for a licence',
      publisher: 'Alberta Insurance Council',
      url: 'https://abcouncil.ab.ca/applying-for-a-license-faq',
    },
    {
      title: 'Consumer rights and responsibilities',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://airbfordrivers.ca/know-insurance/basics/consumer-rights-responsibilities',
    },
  ],
  heading: 'Terms of service',
  lead: 'These terms are an agreement between you and {name}. They apply when you use this website, send a request or open an account. We wrote them to be read.',
  sections: [
    {
      id: 'what-we-are',
      heading: 'What this service is, and what it is not',
      body: `{name} is a website and a service that connects people and businesses in {region} with licensed insurance broker partners. It is free for you to use.

{name} is not an insurance broker, agent, adjuster or insurer. We do not give advice about insurance, recommend an insurer, set or quote prices, arrange policies, collect premiums or handle claims. All of that is done by broker partners and insurers under their own licences and in their own names. For a claim, call your own insurer.`,
    },
    {
      id: 'no-coverage',
      heading: 'No coverage until a broker confirms',
      body: `**Nothing on this website insures you.** A request is not an application and not coverage. An option from a broker is not coverage. When you accept an option you ask the broker to go ahead; you are insured only when the broker has confirmed it with the insurer, from the date and on the terms of the policy.

Do not cancel insurance you have, and do not drive, move in or open for business on the strength of a request or an accepted option. An insurer may decline, or change its price when it has checked the facts.`,
    },
    {
      id: 'requests',
      heading: 'How requests are matched',
      body: `Your request is offered to one broker partner at a time: somebody with the licence it needs, who works in that kind of insurance, serves your area and has room. A broker has four business hours to answer an offer; then it goes to the next. [About us](/about) explains the order. Payment plays no part in it.

We cannot promise that a broker will take on a request, that insurers will make an offer, or by when. A time we name is a target. You are free to go to any other broker or insurer at any moment, and you owe nobody a policy.`,
    },
    {
      id: 'payment',
      heading: 'How brokers and we are paid',
      body: `What a broker earns on a policy, usually a commission, is between that broker and the insurer; some brokers also charge a fee. Ask how your broker is paid before you agree to anything, and expect a plain answer.

{disclosure}`,
    },
    {
      id: 'your-account',
      heading: 'Your account',
      body: `You must be an adult, and what you tell us about yourself must be true. Choose a password you use nowhere else and keep it to yourself. What happens under your account counts as yours until you tell us that somebody else got in: write to {email} at once.

You may stop using the service and ask us to close your account whenever you like. We may close or pause an account that breaks these terms. Unless there is danger, we tell you first and give you time to answer.`,
    },
    {
      id: 'your-answers',
      heading: 'Your answers',
      body: `Insurers rely on what you say. A wrong or missing answer can raise the price, or let an insurer refuse a claim later. So answer as well as you can, choose “I do not know” where it is offered instead of guessing, and correct what changes. Look through the answers once more with your broker before a policy is issued.

When you give details of other people, you confirm that they agree. When you act for a business, you confirm that you may. What you write stays yours; you let us, and the broker you are matched with, use it for your request. Our [privacy policy](/privacy-policy) says how.`,
    },
    {
      id: 'information',
      heading: 'Articles, answers and the assistant',
      body: `Articles, checklists and answers on this website are general information about insurance in {region}. They carry the day of their last review and their sources. Laws and policies change, and yours may differ: ask a licensed broker, and for legal, tax, medical or immigration questions somebody who is licensed for those.

Where an assistant answers in the chat, it is a computer program and says so. It can be wrong. It does not know your policy, does not quote, and cannot bind or promise anything. Please check what matters to you with a person.

**Stories marked as samples are invented.** They show what the service is like and are not statements of customers.`,
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      body: `Please do not send requests in somebody else’s name without their consent, enter false data to test what insurers do, collect data from this website by machine beyond what search engines do, try to get into accounts or systems, send harmful files, or use messages to sell something or to hurt somebody. If you find a weakness in our security, tell us before you tell others; we will thank you.

The texts, drawings and software here belong to {name} or its licensors. You may read, print and quote them for yourself.`,
    },
    {
      id: 'responsibility',
      heading: 'What we answer for',
      body: `We run this service with reasonable care and answer for harm that our own carelessness causes, as the law provides.

We are not responsible for the advice, work or decisions of brokers and insurers, who answer for these themselves; for losses because you relied on having coverage that no broker had confirmed; or for interruptions that reasonable care could not prevent. We do not check the offers of insurers, and an offer shown here is the broker’s statement and not ours.

**Nothing in these terms takes away a right that the law does not let you give up.** That includes your rights under the Consumer Protection Act of Alberta, under privacy law, and in cases of fraud or of injury caused by negligence. Where a term is unclear, read it in your favour.`,
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: `When you register, we record which version of the terms you agreed to. If we change something that matters to you, we tell account holders by e-mail before it applies, and you may close your account instead. A change does not reach back to requests you have already sent.`,
    },
    {
      id: 'law',
      heading: 'Law, disagreements and contact',
      body: `The laws of Alberta and the laws of Canada that apply there govern these terms. Please write to us first: most things can be settled in a few lines. You keep the right to go to the courts of Alberta, the Alberta Insurance Council about a broker, or a regulator.

If one term turns out not to be valid, the others stay. You reach {name} at {email}, at {postalAddress}, or through the [contact page](/contact).`,
    },
  ],
};

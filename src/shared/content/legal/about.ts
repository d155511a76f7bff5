import type { LegalPage } from './legal-page.ts';

export const aboutPage: LegalPage = {
  title: 'About us: how matching with a broker works',
  description:
    'What we do between you and a licensed insurance broker in Alberta, how a broker is chosen, what we check and what you can check, and how to complain.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'General insurance licences',
      publisher: 'Alberta Insurance Council',
      url: 'https://www.abcouncil.ab.ca/',
    },
    {
      title: 'Investigations',
      publisher: 'Alberta Insurance Council',
      url: 'https://abcouncil.ab.ca/complaints-enforcement/investigations',
    },
    {
      title: 'How to find out if an agent or agency is authorized',
      publisher: 'Alberta Insurance Council',
      url: 'https://www.abcouncil.ab.ca/faqs/certification-licensing-questions/',
    },
    {
      title: 'Insurance consumer complaints',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/insurance-consumer-complaints.aspx',
    },
  ],
  heading: 'About us',
  lead: '{name} brings people in {region} together with licensed insurance broker partners: one request, one broker at a time, with the reasons in the open. We are not a broker or insurer.',
  sections: [
    {
      id: 'what-we-do',
      heading: 'What we do',
      body: `Insurance is hard to buy well. The words are strange, the forms are long, and leaving a phone number can bring more calls than answers. We set out to do it differently.

- **We explain.** Guides, answers and checklists in plain words, with sources and the day somebody last checked them. When a law changes on a date, the sentence on the page changes on that date.
- **We ask once.** A questionnaire for each kind of insurance asks what brokers ask, says why, and lets you answer “I do not know”.
- **We connect.** Your request goes to a licensed broker partner who fits it. That person advises you, asks insurers and brings you options.
- **We keep it in one place.** In your account you see where the request stands, compare options side by side, and write to your broker.

We charge you nothing, and you are free to say no at every step.`,
    },
    {
      id: 'matching',
      heading: 'How a broker is chosen',
      body: `First, every partner is checked against your request. Whoever fails one check is out, however good the rest:

- the account is active, and the broker is not away
- the licence is of the class your request needs, and has not expired
- the broker works in that kind of insurance and serves your postal code
- there is room for another client
- the broker has not already declined this request or let it run out

Those who pass are compared by points, 100 in all:

| What counts | Points |
| --- | --- |
| Room for a new client: more free places, more points | 40 |
| Speaks the language you asked for | 25 |
| Has waited longest for an offer | 25 |
| Names your own district, and not only the province | 10 |

Between equals a draw decides. Nothing else about you counts: not your name, not your age, not what you might spend. **No broker can pay for a better place.** Every decision is stored with the brokers in front, their points, and how many others each check kept out, so that it can be explained later.`,
    },
    {
      id: 'then',
      heading: 'What happens then',
      body: `The broker sees what is asked and roughly where, and not who you are. An offer is open for four business hours. If the broker accepts, you get a mail with the name, the firm and the licence number; if not, the next one is asked. If nobody is free, an administrator is told, so that your request is not forgotten.

Your receipt says by when to expect a first reply. You can withdraw it in your account at any time until a policy is confirmed; then nobody contacts you about it any more.`,
    },
    {
      id: 'what-we-do-not',
      heading: 'What we do not do',
      body: `- We do not give insurance advice or say which insurer to take.
- We do not show prices of our own. Every option is entered by the broker who answers for it.
- We do not send your request to several brokers at once.
- We do not handle claims. After an accident or a fire, call your own insurer.
- We do not tell you that you have coverage. Only your broker can, after confirming it with the insurer.`,
    },
    {
      id: 'how-brokers-are-checked',
      heading: 'How brokers are checked',
      body: `{{fact:broker-licence}}

Nobody can register as a broker through this website; partners are added by our team, with their firm, licence number, licence classes, level and expiry date. The system then looks at class and expiry again for every single request. A broker whose licence has run out is offered nothing, from that day on.

What we cannot do is stand beside a broker at work. So please check for yourself: look up the name from your mail in the register at abcouncil.ab.ca, and see that the licence is shown as issued and is of the right class. {{fact:broker-levels}} If something does not fit, write to us before you go on.`,
    },
    {
      id: 'money',
      heading: 'How this is paid for',
      body: `Brokers usually earn a commission from the insurer when a policy is issued, and you may ask yours what it is. {disclosure} Whatever the arrangement, it has no place in the matching above.`,
    },
    {
      id: 'complaints',
      heading: 'How to complain',
      body: `**About this website, or how you were treated here:** write to {email}. A person reads it and answers. For your data, the [privacy policy](/privacy-policy) names further steps.

**About a broker:** tell the broker first, then the designated representative, who answers for the firm. If that does not help, tell us too, and turn to the Alberta Insurance Council, which investigates complaints about agents, brokers and adjusters.

**About an insurer or a claim:** ask the insurer for its complaint officer. {{fact:claim-complaint}} For home, auto and business insurance that is usually the General Insurance OmbudService; for life, health and travel insurance it is usually the OmbudService for Life and Health Insurance.`,
    },
    {
      id: 'reach-us',
      heading: 'Reach us',
      body: `By e-mail at {email}, by letter at {postalAddress}, or through the [contact page](/contact). If you want to know how a broker works before you meet one, read [how a broker works](/blog/how-a-broker-works).`,
    },
  ],
};

import type { FaqCategory } from './category.ts';

// What the product does is told as src/shared/cases, matching and quotes have it: change both together.
export const siteQuestions: FaqCategory = {
  id: 'this-site',
  name: 'This website',
  description:
    'What we are and are not, what happens to a request, how a broker is matched, who sees your answers, what it costs, and how to stop or delete.',
  questions: [
    {
      id: 'are-you-a-broker',
      question: 'Are you an insurance company or a broker?',
      answer:
        'Neither. We explain insurance and connect people in Alberta with licensed broker partners. Advice, quotes and policies come from brokers and insurers, under their own licences. We set no prices, recommend no insurer, collect no [premium](term:premium) and handle no claims. A request insures nothing: insurance begins only when a broker has confirmed it with an insurer, from the date they name. Keep what you have until then. [About us](/about) says more.',
    },
    {
      id: 'after-the-request',
      question: 'What happens after I send a request?',
      answer:
        'A mail brings you its number, the time by which to expect a first reply, and a link to follow it. We offer the request to one licensed broker at a time, who has four business hours to take it. Then you learn the broker’s name, firm and licence number. The broker may ask you something, asks insurers, and sends options to compare. If nobody is free, our administrators are told, so that it does not lie unseen. Times are targets and not promises.',
    },
    {
      id: 'how-a-broker-is-matched',
      question: 'How do you choose a broker for me?',
      answer:
        'First come checks that a broker must pass: an active account, the right class of licence, not expired; your kind of insurance; your area; room for a client; not away. Then points decide: free places, the language you asked for, who has waited longest, and who names your district. Nothing else about you counts, and no broker can pay for a better place. Your account tells you why yours was matched. [About us](/about) lists the points.',
    },
    {
      id: 'who-sees-my-answers',
      question: 'Who sees my answers?',
      answer:
        'Before accepting, a broker reads the kind of insurance, the first three characters of your postal code and answers about what is to be insured. Your name, that of your business, contact details, address and date of birth come after accepting. So do sensitive answers, such as claims, convictions or health: they are stored encrypted, and each look by a broker or administrator is recorded. Your broker passes to insurers what a quote needs. We give nothing to advertisers or data brokers. The [privacy policy](/privacy-policy) has the whole list.',
    },
    {
      id: 'what-it-costs-me',
      question: 'What does this cost me, and who pays you?',
      answer:
        'You pay us nothing: not for reading, not for a request, not for an account. You owe nobody a policy, and may go to any other broker or insurer at any time. Brokers usually earn a commission from the insurer; ask yours. You may also ask us if somebody pays us because of your request, who it is and for what: our statement on that is in the [terms of service](/terms-of-service). Payment has no part in choosing your broker.',
    },
    {
      id: 'do-i-need-an-account',
      question: 'Do I need an account, and what is in it?',
      answer:
        'Not to send a request. The mail that confirms it has a link for making one, which is for you alone and works for 30 days. In your account you see how far the request has come, read your answers again, write to your broker and compare options side by side. Choosing an option there asks the broker to go ahead; it is not insurance yet. Our mails say that there is news, and never what it is.',
    },
    {
      id: 'stop-or-delete',
      question: 'How do I stop a request or have my data deleted?',
      answer:
        'Withdraw it in your account until a policy is confirmed, answer a message about it, or use the address on the [contact page](/contact). Contact then stops, and your answers go to nobody else. A request you began and never sent is deleted 30 days after its last change. For the rest, ask us. Some records, such as proof of your consent, have to be kept for a time; the [privacy policy](/privacy-policy) says how long. What a broker or insurer already has, you ask of them.',
    },
    {
      id: 'newsletter',
      question: 'What is in the newsletter, and how do I leave it?',
      answer:
        'About once a month: rules that change, homes and weather, vehicles, business, newcomers. Choose topics or take all of them on the [newsletter page](/newsletter). Asking for a quote never puts you on the list. You sign up and then confirm by a link in a mail; without that, nothing is sent. The link at the end of each mail takes you off at once, without signing in. {{fact:anti-spam}}',
    },
  ],
};

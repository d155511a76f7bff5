import type { FaqCategory } from './category.ts';

// What the product does is told as src/shared/cases, matching and quotes have it: change both together.
export const siteQuestions: FaqCategory = {
  id: 'this-site',
  name: 'This website',
  description:
    'What we are and are not, what happens to a request, how a broker is matched, who sees your answers, what it costs, the assistant, and how to stop or delete.',
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
      id: 'why-these-questions',
      question: 'Why does the form ask for my postal code or date of birth?',
      answer:
        'Because insurers price by such things, and because we look for a broker who serves your area. Prices and risks differ from place to place; for drivers, age and years of experience count. The [VIN](term:vin) names the exact vehicle, and you can add it later. “Why we ask” below a question gives the reason for it. What is marked optional may stay open, and many questions let you say that you are not sure, or tell your broker instead.',
    },
    {
      id: 'stop-and-go-on',
      question: 'Can I stop in the middle of the form and finish later?',
      answer:
        'Yes, in the same browser and without an account. Your answers are saved as you go. When you come back to [the form](/get-quote) for the same kind of insurance, it asks whether you want to continue where you stopped or start again; starting again deletes what you wrote. What you do not send is deleted 30 days after its last change, and no broker sees it before you send it.',
    },
    {
      id: 'sign-in',
      question: 'How do I sign in, and what if I forgot my password?',
      answer:
        'Press “Client Portal” at the top or the bottom of any page and sign in with your username and password. If the password is gone, press “Forgot your password?” below the form and write your e-mail address: a mail brings a link for choosing a new one, and every other session of yours ends. Whether an address has an account is never told. If nothing comes, look among unwanted mail, and then write to us by the [contact page](/contact).',
    },
    {
      id: 'stop-or-delete',
      question: 'How do I stop a request or have my data deleted?',
      answer:
        'Withdraw it in your account until a policy is confirmed, answer a message about it, or use the address on the [contact page](/contact). Contact then stops, and your answers go to nobody else. A request you began and never sent is deleted 30 days after its last change. For the rest, ask us. Some records, such as proof of your consent, have to be kept for a time; the [privacy policy](/privacy-policy) says how long. What a broker or insurer already has, you ask of them.',
    },
    {
      id: 'delete-my-account',
      question: 'How do I delete my account?',
      answer:
        'Sign in to the client portal, open your account and choose “Privacy”. There you can download what we hold about you, and ask us to delete your information and close your account. A person answers within 45 days. What we need not keep is deleted; some records, such as proof of your consent, have to stay for a time, and the same page says how long. Without an account, write to us by the [contact page](/contact). What a broker or insurer already has, you ask of them.',
    },
    {
      id: 'is-the-assistant-a-person',
      question: 'Is the assistant in the chat a person?',
      answer:
        'No, it is a computer program, and it says so. It answers from the pages of this site and names the page each answer stands on. When the pages do not say it, it tells you instead of guessing. It is not a broker: it gives no advice, picks no insurer, and does not know your policy or your request. You can ask for a person at any time; you see and change what is sent, agree to it, and get a number and the next time we are open.',
    },
    {
      id: 'what-i-type-in-the-chat',
      question: 'What happens with what I type in the chat?',
      answer:
        'Numbers, addresses and dates that name a person are taken out first, as far as a program can recognize them, and you see which. Then the assistant answers on our own server, or an AI provider writes the words; the chat names it before your first question and says whether it is outside Canada. We keep question and answer for 90 days, without your name, to see what our pages are missing. Your own copy stays in your browser until you clear it. More is in the [privacy policy](/privacy-policy).',
    },
    {
      id: 'price-from-the-assistant',
      question: 'Can the assistant tell me a price, or if a loss is paid for?',
      answer:
        'No. What insurance costs, and whether a policy pays in your case, depends on facts that only a broker or insurer can weigh. So the assistant names no price, compares no insurers and promises no cover. It can show what usually moves a [premium](term:premium) up or down and what a kind of policy pays for. For figures, [send a request](/get-quote): a licensed broker partner brings options. After a loss, call your own insurer first.',
    },
    {
      id: 'newsletter',
      question: 'What is in the newsletter, and how do I leave it?',
      answer:
        'About once a month: rules that change, homes and weather, vehicles, business, newcomers. Choose topics or take all of them on the [newsletter page](/newsletter). Asking for a quote never puts you on the list. You sign up and then confirm by a link in a mail; without that, nothing is sent. The link at the end of each mail takes you off at once, without signing in. {{fact:anti-spam}}',
    },
  ],
};

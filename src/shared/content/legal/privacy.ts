import type { LegalPage } from './legal-page.ts';

export const privacyPolicy: LegalPage = {
  title: 'Privacy policy',
  description:
    'What this website collects about you and when, why, who sees it, how long it is kept, and how to see, correct or take back what you gave.',
  reviewed: '2026-11-22',
  sources: [
    {
      title: 'Personal Information Protection Act, SA 2003, c P-6.5',
      publisher: 'Government of Alberta',
      url: 'https://kings-printer.alberta.ca/',
    },
    {
      title: 'Using personal information: consent, withdrawal and change',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/using-personal-information',
    },
    {
      title: 'Request a review or file a complaint',
      publisher: 'Office of the Information and Privacy Commissioner of Alberta',
      url: 'https://oipc.ab.ca/request-a-review-file-a-complaint/',
    },
    {
      title: 'A guide for businesses and organizations on the Personal Information Protection Act',
      publisher: 'Service Alberta and the Office of the Information and Privacy Commissioner',
      published: '2008-11',
    },
    {
      title: 'Personal Information Protection Act amendments proclaimed in Alberta',
      publisher: 'Mondaq',
      url: 'http://www.mondaq.com/canada/x/100638/employee+rights+labour+relations/Personal+Information+Protection+Act+amendments+proclaimed+in+Alberta',
      published: '2010-05',
    },
  ],
  heading: 'Privacy policy',
  lead: '{name} connects people in {region} with licensed insurance broker partners. This page says what we learn about you, why, who sees it and for how long.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      body: `{name} is responsible for the personal information collected on this website. The person who answers for privacy, also for questions about service providers outside Canada, can be reached at {email} or by letter at {postalAddress}.

{{fact:privacy-pipa}} Once a broker partner has taken on your request, that broker’s firm is responsible for its own files.`,
    },
    {
      id: 'what-and-why',
      heading: 'What we collect, when and why',
      body: `We ask when you do something that needs it, and use it for that purpose only.

| When you | We collect | Because |
| --- | --- | --- |
| read or search | a log line with page and time, without your name, your internet address or the words you search for | we find faults |
| search, ask the assistant, sign in or send a form | your internet address, for a few hours at most | we stop abuse |
| ask the assistant in the chat | your question and the answer, without the personal data that we recognize, and the page you were on | we see what this site does not explain yet, and find faults |
| pass a chat on to a person | name, e-mail, phone, kind of insurance, place, the summary and the conversation you see before sending, your two consents | a broker takes it up where you left off |
| write through the contact form | name, e-mail, phone, subject, message, kind of insurance | we, or a licensed broker partner, answer you |
| fill in a quote request | your answers, saved at each step | you can stop and go on later |
| send the request | contact details, answers, your two consents with their time and internet address | a broker looks for options, and we can prove your consent |
| open an account | name, username, e-mail, phone, a password that nobody can read back, the terms you agreed to | you follow your request and write to your broker |
| use the portal | messages, options and your choice | you and your broker have one record |
| send a document | the file, its name and size, when it came, and who looked at it or downloaded it | your broker has what a quote needs, and misuse would be noticed |
| sign up for the newsletter | e-mail address, the topics you chose, the time you confirmed | we send it, and can prove you agreed |

We never ask for a social insurance number, health care number, passport number, bank or card details, or credit score. Please do not write them into a message.`,
    },
    {
      id: 'chat',
      heading: 'Search and the chat',
      body: `Search works on our own server: the words you type are not stored and not passed to anybody.

The assistant in the chat is a computer program. It answers from the pages of this site and shows where an answer stands. **Unless the chat names a provider, it runs on our own server**, and nothing you type goes to anybody else. Where an AI provider writes the words, the chat names it and says whether questions leave Canada, before your first question, and you can choose the assistant on our own server instead. Only the question, the conversation before it, passages of this site and the page you are on go there, never your requests or the messages in your portal. We ask the provider not to store them.

**What we recognize as personal is taken out first**, before anything is passed on or written down: e-mail addresses, phone, card, social insurance, licence, vehicle and health numbers, dates of birth, postal codes. You see what was taken out. No program recognizes everything, so please leave names, numbers and health out of a chat.

**What we keep:** question, answer, their sources and the page, for 90 days, without your name, account or internet address. A random number made by your browser keeps the questions of one conversation together and says nothing about you. A copy of your information that you ask for therefore holds what you passed on, and not the rest. Your own history stays in your browser until you clear it, and what you typed to be passed on to a person stays in the open tab until then.

**When you ask for a person**, you see everything before it is sent: summary, conversation, contact. You can change your own words and leave out any part. It becomes a request with your consent and is kept like one.`,
    },
    {
      id: 'sensitive',
      heading: 'Sensitive answers',
      body: `Some questions go deeper: licence numbers, convictions, claims, finances, health, immigration. Many let you tell your broker instead. We encrypt these answers in the database, with a key kept apart from it. Only you, the broker who took on your request and administrators can open them; each look by a broker or administrator is written into the history of the request.`,
    },
    {
      id: 'documents',
      heading: 'Documents you send',
      body: `A file you send belongs to one request. You, the people you invited to it, the broker who took it on and administrators can open it; each look and each download is written into the history of the request. Every file is stored encrypted with a key of its own, and the place where a picture was taken is removed from it before that. When a scanner for harmful content is connected, nobody can open a file before it was checked; the list says of each file whether it was. A harmful one is put aside.

You can delete what you sent yourself until your broker has accepted it, and ask us to delete it after that. The content is then gone for everybody, earlier versions too. A line stays that says which document was there and who deleted it. What is not deleted stays as long as the request it belongs to. Files that never arrived whole are removed after a short time.`,
    },
    {
      id: 'who-receives',
      heading: 'Who receives it',
      body: `No broker sees a request that you have not sent. To send it, you agree in two separate boxes: that a licensed broker may contact you, and that your answers are shared with the broker you are matched with.

- **One broker at a time.** Before accepting, that broker reads the kind of insurance, the first three characters of your postal code, and answers without your name, address, date of birth or sensitive details. After accepting, the broker reads everything you sent.
- **The next one.** If the broker declines, or lets the offer run out, the request goes to the next. If nobody is free, partners with the right licence can see it without your name and take it on.
- **Insurers.** Your broker gives insurers what a quote needs, and tells you about it.
- **Administrators** of {name}, to keep the service running.
- **Authorities**, when a law or a court order requires it.

We do not give your information to advertisers or data brokers. Mails about a request say that there is news, and never contain answers or messages.`,
    },
    {
      id: 'service-providers',
      heading: 'Service providers, also outside Canada',
      body: `Companies that work for us handle information too: one hosts the website and its backups, one delivers e-mail, and where the chat names an AI provider, that one writes the answers of the assistant. They may use the information only for that work. Some may store or handle it outside Canada, where that country’s courts and authorities can require access.

Our written policy names each provider, its country and its task. Write to {email} and you will get it.`,
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: `- **A request you began and did not send:** 30 days after its last change. Then the system deletes it by itself.
- **A conversation with the assistant:** 90 days after each question. Then the system deletes it by itself.
- **A request that closed without a policy, and a contact message:** no longer than 24 months.
- **A request that led to a policy:** no longer than we must be able to show what was agreed.
- **Mails we sent:** no longer than the request or account they belong to.
- **A document you sent:** no longer than the request it belongs to, and shorter when you delete it.
- **Sign-ins and other security events of an account, with the browser and part of the network address:** no longer than 12 months.
- **What you asked us about your information:** as a rule no longer than seven years after we answered.
- **Your account:** until you ask us to close it.
- **Newsletter:** an address that nobody confirmed goes 30 days after the mail that asked you to. Otherwise until you unsubscribe. We then keep the address with the note that you left, so that nothing more is sent to it, as a rule no longer than seven years, or until you ask us to delete that as well.
- **Consents, and the history of who did what:** as a rule no longer than seven years, because we must be able to prove them.

After that we delete the information or remove what identifies you. A complaint, a claim or a legal duty can make us keep it longer. You can ask us at any time to look at your own case.`,
    },
    {
      id: 'cookies',
      heading: 'Cookies and your browser',
      body: `We use three cookies, all only when you sign in and all necessary. \`coverbridge_session\` keeps you signed in for 14 days, renewed as you use it, and for 30 days in all. \`coverbridge_signed_in\` tells the page only that somebody is signed in. \`coverbridge_device\` lets us recognize this browser for 400 days, so that we can warn you when somebody signs in from another one. Their names begin with \`__Host-\`, which keeps other websites from setting them. There are no cookies for advertising or statistics.

Your browser also remembers, on your device alone: what you are typing and the names of files on their way, until you close the tab; a key to a saved request, for 30 days; your username, if you tick the box; light or dark colours. Your conversation with the assistant stays there too, under the name \`chatbot-messages\`, until you clear it in the chat. On a shared computer, sign out and close the tab.`,
    },
    {
      id: 'safeguards',
      heading: 'How we protect it',
      body: `Connections are encrypted, and people see what their role needs: a broker who has not taken on your request does not learn who you are. No system is perfect, so we ask late and collect little.`,
    },
    {
      id: 'your-rights',
      heading: 'See, correct, take back',
      body: `**Access and correction.** Write to {email} and ask for your information, how it was used and who received it, or for a correction. We check that it is you and answer within 45 days. If there is a fee, you get an estimate first.

**Taking back consent.** Answer any message about the request, withdraw it in your portal, or write to {email}. Contact then stops and your answers are shared with nobody else. Without consent nobody can look for options for you. What a broker or insurer has already received stays in their files; ask them directly. Every newsletter carries a link that takes you off the list with one press, without signing in.`,
    },
    {
      id: 'if-something-goes-wrong',
      heading: 'If information is lost or stolen',
      body: `If a loss or unauthorized access brings a real risk of significant harm, we report it to the Information and Privacy Commissioner of Alberta without unreasonable delay and tell the people affected what happened, what we did and what they can do.`,
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      body: `Please tell us first, at {email}. If our answer does not satisfy you, go to the Office of the Information and Privacy Commissioner of Alberta, oipc.ab.ca: within 30 days for a decision of ours on access or correction, within a reasonable time for other complaints. Where information crosses a border, the Privacy Commissioner of Canada may be the right office.`,
    },
    {
      id: 'other-people',
      heading: 'Children and other people',
      body: `Requests and accounts are for adults. A parent may name a young driver or a child where insurance needs it. If you tell us about a spouse, a driver or your parents, make sure they agree. They have the same rights as you.`,
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: `The date of the last review stands on this page. If a change means that we use information in a new way, we ask for consent again. What you agreed to before stays recorded in the words you saw. See also the [terms of service](/terms-of-service).`,
    },
  ],
};

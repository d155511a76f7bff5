import type { FaqCategory } from './category.ts';

export const brokerQuestions: FaqCategory = {
  id: 'brokers',
  name: 'Brokers',
  description:
    'How to check a licence in Alberta, what the levels mean, how brokers are paid, what “independent” says and does not say, and where to complain.',
  questions: [
    {
      id: 'check-a-licence',
      question: 'How do I check that a broker is licensed?',
      answer:
        'Type the name into the register at abcouncil.ab.ca. The status should read “License Issued”; a pending application is not a licence. Look at the firm and the class too: somebody licensed for life insurance only may not sell you a home policy. {{fact:broker-licence}} Do the same with a name that you got from us.',
    },
    {
      id: 'licence-levels',
      question: 'What do level 1, 2 and 3 of a broker’s licence mean?',
      answer:
        '{{fact:broker-levels}} A level is not a grade for good work. It says what somebody may do alone, and who has to look over their shoulder. So with a simple tenant policy it matters little. With a restaurant or a house with a history, ask who else reads the file, and who the designated representative is. That person is also the one to write to when something goes wrong.',
    },
    {
      id: 'agent-or-broker',
      question: 'What is the difference between an agent and a broker?',
      answer:
        'In everyday speech an agent sells for one insurer or a few, and a broker places policies with several. Alberta’s Insurance Act calls both agents and licenses them in the same way, so the title alone tells you little. Some insurers also sell by phone or online with nobody in between. Any of these ways can suit you. Ask whoever sits across the desk: which insurers can you offer me, and who pays you?',
    },
    {
      id: 'what-independent-means',
      question: 'What does “independent broker” really mean?',
      answer:
        'That the firm is not bound to one insurer. It is a description and not a kind of licence, and firms stretch it differently. A brokerage can belong to the people who work there, to investors or, in part or whole, to an insurance company; some have loans from one. None of that is wrong, but you may know it. Ask who owns the firm, how many insurers it really uses for a case like yours, and if one of them gets most of its business.',
    },
    {
      id: 'how-brokers-are-paid',
      question: 'How do brokers get paid, and do I pay more because of it?',
      answer:
        'Mostly by commission: the insurer pays a share of your [premium](term:premium), so it is already in the price you see. Some insurers add a bonus for volume or few claims, and some brokers charge a fee, above all in business insurance. Buying directly is not always cheaper, because an insurer’s own sales staff cost money too. The Automobile Insurance Rate Board tells drivers they can simply ask. Do so before you decide, and have any fee put in writing.',
    },
    {
      id: 'complain-about-a-broker',
      question: 'How do I complain about a broker?',
      answer:
        'Write down what happened, with dates. Send it to the broker, then to the designated representative, who answers for the firm. For conduct, such as a false statement, missing money or a policy moved without your consent, turn to the Alberta Insurance Council: it investigates and can discipline. A refused claim is another matter, and goes to [the insurer’s complaint process](/faq/claims). If we connected you with that broker, [tell us](/contact) as well.',
    },
    {
      id: 'changing-brokers',
      question: 'Can I change brokers and keep the same insurer?',
      answer:
        'Often, if the new firm works with that insurer. You sign a letter that names the new broker; ask when it takes effect and if there is a fee. A broker and an insurer can also part ways. For private cars the Superintendent of Insurance wrote on 30 June 2025 that a driver who then goes to another broker and stays with the insurer must be treated as a renewing customer. For a home or a business, ask weeks ahead.',
    },
    {
      id: 'how-many-quotes',
      question: 'How many quotes should a broker get me?',
      answer:
        'There is no right number. Three prices for three different coverages tell you less than one that somebody explained. Ask which insurers were asked, which declined, which this broker cannot ask, and what is weakest about the one suggested. Have the same limits and deductibles in each. In business insurance, do not send several brokers to the same insurer: it may deal only with the first. [How a broker works](/blog/how-a-broker-works) follows a request from day to day.',
    },
  ],
};

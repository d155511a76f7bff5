/** The short tours of the portals: what to look at first, and what to try in the demo. */
import { paths } from './paths.ts';

export type TourStep = {
  name: string;
  text: string;
  /** What the sample business has ready for this step. Its titles are those of `prisma/seed/demo`. */
  inDemo: string;
  link: { label: string; href: string };
};

export type TourArea = 'client' | 'broker' | 'admin';

export const tours: Record<TourArea, readonly TourStep[]> = {
  client: [
    {
      name: 'Start with “Your turn”',
      text: 'Anything your broker needs from you is at the top of your dashboard: a question, a document, options to compare.',
      inDemo: 'Answer the question about the restaurant or café in Calgary.',
      link: { label: 'Go to the dashboard', href: paths.portal.home },
    },
    {
      name: 'Compare your options',
      text: 'A request shows its options side by side: coverages, deductibles and price. Choosing one doesn’t buy anything yet. Your broker confirms it with the insurer first.',
      inDemo: 'Open “Detached house in Calgary” and compare its two options.',
      link: { label: 'See your requests', href: paths.portal.home },
    },
    {
      name: 'Keep it all in one place',
      text: 'Messages, documents and every step stay with the request. You choose which emails you get.',
      inDemo: 'Open “2019 Subaru Outback” to see how a request ends.',
      link: { label: 'Choose your emails', href: `${paths.account('portal')}/notifications` },
    },
  ],
  broker: [
    {
      name: 'Answer your offers first',
      text: 'While its clock is running, an offer is yours alone. You’ll see how to reach the client once you accept.',
      inDemo: 'Accept the offer that expires first.',
      link: { label: 'Go to your queue', href: paths.broker.home },
    },
    {
      name: 'Work down the queue',
      text: 'Requests are grouped by what’s next, with the most urgent on top. Filter them, save a view, press ] for the next one, or ? for all keys.',
      inDemo: 'Reply to Ava about her son’s licence.',
      link: { label: 'Go to your queue', href: paths.broker.home },
    },
    {
      name: 'Know your numbers',
      text: 'How fast you reply, how many requests you take on and how they end, month by month.',
      inDemo: 'Look at the past twelve months.',
      link: { label: 'See your performance', href: paths.broker.numbers },
    },
  ],
  admin: [
    {
      name: 'See what needs attention',
      text: 'The overview shows what’s stuck: late replies, requests without a broker, new contact messages. Each card opens its list.',
      inDemo: 'Find the request without a broker and see why.',
      link: { label: 'Go to the overview', href: paths.admin.home },
    },
    {
      name: 'Answer privacy requests on time',
      text: 'Privacy requests show the date an answer is due, and what the law requires.',
      inDemo: 'Open the one that’s waiting.',
      link: { label: 'See privacy requests', href: paths.admin.privacy },
    },
    {
      name: 'Check who did what',
      text: 'Every step of every request, and every change an administrator makes, is in the audit log.',
      inDemo: 'Follow “2019 Subaru Outback” from the first step to the last.',
      link: { label: 'Go to the audit log', href: paths.admin.audit },
    },
  ],
};

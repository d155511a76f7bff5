import { IconHeartHandshake, IconMapPin, IconScale, IconUserCheck } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Section } from '../layout/section.tsx';
import css from './home.module.css';

/**
 * Four points, in the order and by the names of the specification. Below each is what happens: nothing is claimed of every broker that only
 * some have confirmed.
 */
const points = [
  {
    name: 'Independent expertise',
    text: 'A licensed Alberta broker explains how policies differ, not just what they cost. If the firm has confirmed to us that it’s independent, you’ll see that beside its name.',
    Icon: IconUserCheck,
  },
  {
    name: 'Local knowledge',
    text: 'Hail in Calgary, river flooding in Fort McMurray, chinook winds in Lethbridge. What you need to ask depends on where you live.',
    Icon: IconMapPin,
  },
  {
    name: 'Personalized service',
    text: 'You deal with one person, and you know their name. Check the status of your request in your portal and send a message any time.',
    Icon: IconHeartHandshake,
  },
  {
    name: 'Competitive rates',
    text: 'Insurers price the same driver and the same house differently. You answer once, and the broker compares them for you. We show no rates ourselves, and asking is free.',
    Icon: IconScale,
  },
];

export function WhyUs() {
  const { name } = useSiteProfile();
  return (
    <Section
      id="why-choose-us"
      tone="band"
      heading="Why Choose Us"
      intro={`${name} connects your question with someone licensed to answer it.`}
    >
      <ul className={`plain-list ${css.points}`}>
        {points.map(({ name: point, text, Icon }) => (
          <li key={point} className={css.point}>
            <Icon className={css.icon} size={30} stroke={1.5} aria-hidden="true" />
            <h3 className={css.name}>{point}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

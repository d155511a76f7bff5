import { IconHeartHandshake, IconMapPin, IconScale, IconUserCheck } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Section } from '../layout/section.tsx';
import css from './home.module.css';

/** Four points, in the order of the specification. */
const points = [
  {
    name: 'Independent expertise',
    text: 'Our broker partners hold an Alberta licence and work with several insurers. They tell you how the wordings differ, not only the prices.',
    Icon: IconUserCheck,
  },
  {
    name: 'Local knowledge',
    text: 'Hail in Calgary, river water in Fort McMurray, chinook wind in Lethbridge. What you need to ask depends on where you live.',
    Icon: IconMapPin,
  },
  {
    name: 'Personalized service',
    text: 'One person answers you, by name. You see in your portal where your request stands and can write at any hour.',
    Icon: IconHeartHandshake,
  },
  {
    name: 'Competitive rates',
    text: 'Insurers price the same driver and the same house differently. Comparing is how you find out, and asking costs nothing.',
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
      intro={`${name} is where your question meets someone licensed to answer it.`}
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

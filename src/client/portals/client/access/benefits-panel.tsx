import { IconClock24, IconFileLock, IconMessageCircle2, IconProgressCheck } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import css from './benefits-panel.module.css';

const benefits = [
  {
    icon: IconFileLock,
    title: 'Secure document sharing',
    text: 'Hand papers to your broker here, where only the people of your request can see them.',
  },
  {
    icon: IconProgressCheck,
    title: 'Quote status tracking',
    text: 'See where your request is, whose turn it is and what comes next.',
  },
  {
    icon: IconMessageCircle2,
    title: 'Direct messaging with your broker',
    text: 'One conversation per request, with everything that was said in one place.',
  },
  {
    icon: IconClock24,
    title: '24/7 access',
    text: 'Look at your options whenever it suits you, on a phone or a computer.',
  },
];

/** The benefits of an account. */
export function BenefitsPanel() {
  const site = useSiteProfile();
  return (
    <aside className={css.panel} aria-labelledby="benefits">
      <h2 className={css.title} id="benefits">
        What your account gives you
      </h2>
      <ul className={css.list}>
        {benefits.map(({ icon: Icon, title, text }) => (
          <li className={css.benefit} key={title}>
            <Icon className={css.icon} size={26} stroke={1.6} aria-hidden="true" />
            <div>
              <h3 className={css.name}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.notice}>{site.legalNotice}</p>
    </aside>
  );
}

import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { Service } from '#shared/content/services.ts';
import css from './solution-card.module.css';

const SHOWN_FEATURES = 2;

/** A service with its picture, its first two features and the way to its page. */
export function SolutionCard({ service, href }: { service: Service; href: string }) {
  return (
    <li className={css.card}>
      <div className={css.picture} />
      <div className={css.body}>
        <h3 className={css.name}>{service.name}</h3>
        <p className={css.description}>{service.description}</p>
        <ul className={css.features}>
          {service.features.slice(0, SHOWN_FEATURES).map((feature) => (
            <li key={feature} className={css.feature}>
              <IconCheck className={css.check} size={20} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <a className={css.link} href={href}>
          Learn More<span className="visually-hidden"> about {service.name}</span>
          <IconArrowRight className={css.arrow} size={18} aria-hidden="true" />
        </a>
      </div>
    </li>
  );
}

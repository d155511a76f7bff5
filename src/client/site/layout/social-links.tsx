import { IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin, IconLink } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import css from './brand.module.css';

const icons = { LinkedIn: IconBrandLinkedin, Facebook: IconBrandFacebook, Instagram: IconBrandInstagram };

/** The profile's social networks. Their links are placeholders until the owner sets them. */
export function SocialLinks({ className = '' }: { className?: string | undefined }) {
  const { name, social } = useSiteProfile();
  return (
    <ul className={`plain-list ${css.social} ${className}`} aria-label="Social media">
      {social.map((network) => {
        const Icon = icons[network.name as keyof typeof icons] ?? IconLink;
        return (
          <li key={network.name}>
            <a href={network.url}>
              <Icon size={18} aria-hidden="true" />
              <span className="visually-hidden">
                {name} on {network.name}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

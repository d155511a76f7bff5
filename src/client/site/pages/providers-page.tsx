import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { breadcrumbsTo } from '#client/site/seo.ts';
import { paths } from '#shared/platform/paths.ts';
import { PageBody } from '../content/page-body.tsx';
import { PageContents } from '../content/page-contents.tsx';
import { Prose } from '../content/prose.tsx';
import { TextSection } from '../content/text-section.tsx';
import { LiveProviders } from '../layout/live-providers.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';

const sections = [
  {
    id: 'what-they-may-do',
    heading: 'What they may do',
    body: 'They may use the information only for the work named here. If one of them stores or processes it outside Canada, that country’s courts and authorities can require access to it.',
  },
  {
    id: 'not-listed',
    heading: 'Who isn’t on this list',
    body: `The broker who accepts your request, and the insurers they contact, don’t work for us. Each is responsible for what they do with your information. The [privacy policy](${paths.privacy}#who-receives) explains who sees what, and when.`,
  },
  {
    id: 'questions',
    heading: 'Questions about this list',
    body: 'Our {privacyOfficer} can tell you how we choose these companies, what we’ve agreed with them, and what happens to information outside Canada. Write to {privacyEmail}.',
  },
];

const LIST = { id: 'list', heading: 'The list today' };

function ProvidersBody() {
  const { name, privacyEmail } = useSiteProfile();
  return (
    <>
      <PageIntro heading="Service providers">
        <p>
          The companies that handle people’s information for {name}: where each one does so, and what for. This is the
          list we work from ourselves, as it is right now.
        </p>
      </PageIntro>
      <PageBody aside={<PageContents sections={[LIST, ...sections]} />}>
        <TextSection {...LIST}>
          <LiveProviders empty={`No company is listed yet. Write to ${privacyEmail} and we’ll answer your question.`} />
        </TextSection>
        {sections.map(({ id, heading, body }) => (
          <TextSection key={id} id={id} heading={heading}>
            <Prose text={body} />
          </TextSection>
        ))}
      </PageBody>
    </>
  );
}

export const providersPage: LoadedPage = {
  body: <ProvidersBody />,
  head: (site) => ({
    title: 'Service providers',
    description: `The companies that handle people’s information for ${site.name}: their names, the countries they work in, what they do and since when.`,
    canonical: paths.providers,
    modified: '2026-11-26',
    crumbs: breadcrumbsTo({ name: 'Service providers', path: paths.providers }),
  }),
};

import { Menu } from '@mantine/core';
import { IconHelpCircle, IconMail, IconMessageQuestion, IconMessageReport, IconRoute } from '@tabler/icons-react';
import { openTour } from '#client/lib/tour.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './help.module.css';

/** Ways to get help, next to the bell. */
export function HelpMenu() {
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <button className={css.target} type="button" aria-label="Help">
          <IconHelpCircle size={22} stroke={1.7} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRoute size={18} aria-hidden="true" />} onClick={openTour}>
          Take the tour
        </Menu.Item>
        <Menu.Item component="a" href={paths.faq} leftSection={<IconMessageQuestion size={18} aria-hidden="true" />}>
          Questions and answers
        </Menu.Item>
        <Menu.Item component="a" href={paths.contact} leftSection={<IconMail size={18} aria-hidden="true" />}>
          Contact us
        </Menu.Item>
        <Menu.Item
          component="a"
          href={paths.complaints}
          leftSection={<IconMessageReport size={18} aria-hidden="true" />}
        >
          Make a complaint
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

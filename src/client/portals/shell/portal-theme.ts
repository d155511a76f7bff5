/** Mantine in the tokens' colours: what only the portals add to the shared theme. */
import {
  Badge,
  Button,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  Divider,
  Loader,
  Menu,
  Modal,
  mergeThemeOverrides,
  Notification,
  Tabs,
  Title,
} from '@mantine/core';
import { mantineTheme } from '#client/ui/theme/mantine-theme.ts';

export const portalTheme = mergeThemeOverrides(
  mantineTheme,
  createTheme({
    // White on the fourth shade has a contrast of only 3:1.
    primaryShade: { light: 6, dark: 5 },
    components: {
      // Spaced-out or large text makes a button taller instead of being cut off (WCAG 1.4.12).
      Button: Button.extend({
        defaultProps: { size: 'md' },
        styles: {
          root: { height: 'auto', minHeight: 'var(--button-height)' },
          // A link does not center its content the way a button does. Without the border of the root, one pixel on each side.
          inner: { height: 'auto', minHeight: 'calc(var(--button-height) - 2px)' },
          label: { height: 'auto', overflow: 'visible', whiteSpace: 'normal' },
        },
      }),
      Badge: Badge.extend({ defaultProps: { tt: 'none', radius: 'sm', fw: 600 } }),
      Notification: Notification.extend({ styles: { description: { color: 'var(--ink)' } } }),
      // Rounder, it would look like a radio button.
      Checkbox: Checkbox.extend({ defaultProps: { radius: 'xs' } }),
      Tabs: Tabs.extend({ styles: { tabLabel: { fontSize: 'var(--text-15)', fontWeight: 600 } } }),
      Divider: Divider.extend({ defaultProps: { color: 'var(--line)' } }),
      Title: Title.extend({ defaultProps: { textWrap: 'balance' } }),
      // The placeholder would be an invalid child of a menu.
      Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false, transitionProps: { duration: 0 } } }),
      // A dialog that is fading out still holds the keyboard: closed is closed.
      Modal: Modal.extend({ defaultProps: { transitionProps: { duration: 0 } } }),
      Loader: Loader.extend({ defaultProps: { type: 'dots' } }),
    },
  }),
);

const fromTokens = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--warn)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--band)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  // Mantine draws the borders of inputs and boxes with these two; a control's border must be visible (3:1).
  '--mantine-color-gray-4': 'var(--line-strong)',
  '--mantine-color-dark-4': 'var(--line-strong)',
  '--mantine-color-dark-6': 'var(--field)',
};

const darkEmber = {
  '--mantine-color-ember-filled': 'var(--ember-6)',
  '--mantine-color-ember-filled-hover': 'var(--ember-7)',
};

/** Mantine sets its colours once per scheme; the tokens handle both schemes themselves. */
export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: { ...fromTokens, ...darkEmber },
});

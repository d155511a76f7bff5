/**
 * The colours of Alberta (see the look of the product): ten shades each, light to dark, as Mantine requires.
 * `tokens.css` repeats the same values for the pages; a test keeps the two in sync.
 */
export const palette = {
  spruce: [
    '#eef5f2',
    '#d9e8e2',
    '#b3d2c7',
    '#8cc0ae',
    '#5fa18c',
    '#3d7f6c',
    '#2a6657',
    '#1f5145',
    '#183f37',
    '#12332c',
  ],
  wheat: ['#fdf7e8', '#faecc9', '#f4dc9c', '#eecb6f', '#e8bd58', '#e3b04b', '#c9942f', '#a37522', '#7c5819', '#573d11'],
  ember: ['#fdf0ea', '#f9dccd', '#f2b99d', '#ea966e', '#dd7848', '#c96335', '#b4532a', '#944220', '#743419', '#552612'],
} as const;

/** Lets the browser fetch a page of the site while a finger is already on its link. Areas behind a sign-in are left alone. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/portal/*', '/portal', '/broker/*', '/broker', '/admin/*', '/dev/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

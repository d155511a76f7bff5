/** Lets the browser prefetch a page of the site while its link is being pressed. Areas behind a sign-in are excluded. */
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

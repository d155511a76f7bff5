/** The community whose page led here, `/get-quote?type=auto&community=calgary`. */
export function communityInAddress(): string | undefined {
  const community = new URLSearchParams(location.search).get('community') ?? '';
  return /^[a-z][a-z-]{1,39}$/.test(community) ? community : undefined;
}

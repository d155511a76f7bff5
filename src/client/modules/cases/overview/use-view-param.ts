import { useLocation, useSearchParams } from 'react-router-dom';

/** Which part of a page is open, kept in the address so that it survives a reload and the back button. */
export function useViewParam<View extends string>(
  views: readonly View[],
  first: View,
): [View, (view: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wanted = params.get('view');
  const view = views.find((known) => known === wanted) ?? first;
  return [view, (next) => next && setParams({ view: next }, { replace: true, preventScrollReset: true, state })];
}

// Where we are: the path, and what stands behind ? and #.

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

function look(): void {
  Object.assign(place, { path: location.pathname, search: location.search, hash: location.hash });
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  if (!replace) scrollTo(0, 0);
}

/** For <a onclick>: stay on the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

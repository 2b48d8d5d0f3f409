import { useHash } from '@shared/admin/use-hash';
import { isOneOf } from '@shared/guards';

export const TABS = [
	'modules',
	'blocks',
	'business',
	'connections',
	'payments',
	'newsletter',
	'forms',
	'sharing',
	'ads',
	'privacy',
	'tools',
] as const;

export type Tab = ( typeof TABS )[ number ];

/** Location on the screen: a tab, and optionally an entry of it. */
export type TabLocation = { tab: Tab; id: string };

/**
 * @param hash    Such as `#/connections/mapbox`.
 * @param without Tab where the hash names none.
 */
export function parseHash( hash: string, without: Tab ): TabLocation {
	const [ , tab, id = '' ] =
		/^#\/([a-z]+)(?:\/([a-z_-]+))?$/.exec( hash ) ?? [];
	return {
		tab: isOneOf( TABS, tab ) ? tab : without,
		id,
	};
}

/**
 * Returns the location in the hash of the URL.
 *
 * @param without Tab where the address names none.
 */
export const useTab = ( without: Tab ): TabLocation =>
	parseHash( useHash(), without );

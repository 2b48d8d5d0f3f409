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

/** Where the screen is: a tab, and perhaps one entry of it. */
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
 * The place in the address bar.
 *
 * @param without Tab where the address names none.
 */
export const useTab = ( without: Tab ): TabLocation =>
	parseHash( useHash(), without );

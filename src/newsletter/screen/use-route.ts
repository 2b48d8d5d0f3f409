import { useHash } from '@shared/admin/use-hash';
import { oneOf } from '@shared/guards';

export const TABS = [ 'subscribers', 'campaigns' ] as const;

export type Tab = ( typeof TABS )[ number ];

/** Where the screen is: a tab, and perhaps a subscriber that is open (0 for none), or the window that takes in a list. */
export function useRoute(): { tab: Tab; id: number; isImport: boolean } {
	const hash = useHash();
	const [ , tab, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( hash ) ?? [];
	return {
		tab: oneOf( TABS )( tab ),
		id: Number( id ?? 0 ),
		isImport: hash === '#/import',
	};
}

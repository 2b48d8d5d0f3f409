import { useHash } from '@shared/admin/use-hash';
import { oneOf } from '@shared/guards';

export const TABS = [ 'subscribers', 'campaigns' ] as const;

export type Tab = ( typeof TABS )[ number ];

/** Returns the current tab, the id of the open subscriber (0 for none), and whether the import dialog is open. */
export function useRoute(): { tab: Tab; id: number; isImport: boolean } {
	const hash = useHash();
	const [ , tab, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( hash ) ?? [];
	return {
		tab: oneOf( TABS )( tab ),
		id: Number( id ?? 0 ),
		isImport: hash === '#/import',
	};
}

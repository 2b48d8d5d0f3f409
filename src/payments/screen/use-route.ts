import { useHash } from '@shared/admin/use-hash';
import { oneOf } from '@shared/guards';

export const TABS = [ 'orders', 'plans', 'members', 'totals' ] as const;

export type Tab = ( typeof TABS )[ number ];

/** Returns the current tab, and the id of the open order (0 for none). */
export function useRoute(): { tab: Tab; id: number } {
	const [ , tab, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( useHash() ) ?? [];
	return { tab: oneOf( TABS )( tab ), id: Number( id ?? 0 ) };
}

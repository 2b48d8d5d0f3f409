import { __ } from '@wordpress/i18n';
import { isOneOf, toRecords, toText } from '@shared/guards';
import { toUrl, type Profile } from '@shared/previews';

/** Microblogs; other networks show a card. */
const MICROBLOGS = [ 'mastodon', 'bluesky', 'x', 'twitter', 'threads' ];

/** Services without a preview: webhooks and chats. */
const UNSEEN = [ 'webhook' ];

/** A tab of the previews. */
export type Tab = {
	name: string;
	title: string;
	kind: 'search' | 'card' | 'microblog';
	/** Id of the account that is shown; '' for none. */
	connection: string;
	/** Account; null for none. */
	profile: Profile | null;
};

const readTab = ( connection: Record< string, unknown > ): Tab => {
	const service = toText( connection.service_name );
	return {
		name: service,
		title: toText( connection.service_label ) || service,
		connection: toText( connection.id ),
		kind: isOneOf( MICROBLOGS, service ) ? 'microblog' : 'card',
		profile: {
			name:
				toText( connection.profile_display_name ) ||
				toText( connection.display_name ),
			handle:
				toText( connection.external_handle ) ||
				toText( connection.username ),
			picture: toUrl( connection.profile_picture ),
		},
	};
};

/**
 * The tabs: search engine, each connected social network, microblog. Of several accounts at one network, the first
 * selected one is shown.
 *
 * @param field The post's field `jetpack_publicize_connections`.
 */
export function getTabs( field: unknown ): Tab[] {
	const known = toRecords( field ).filter(
		( { service_name: service } ) =>
			toText( service ) && ! isOneOf( UNSEEN, service )
	);
	const isEnabled = ( { enabled }: Record< string, unknown > ) =>
		enabled === true;
	const networks = new Map< string, Tab >();
	for ( const connection of [
		...known.filter( isEnabled ),
		...known.filter( ( each ) => ! isEnabled( each ) ),
	] ) {
		const tab = readTab( connection );
		if ( ! networks.has( tab.name ) ) {
			networks.set( tab.name, tab );
		}
	}
	const ofKind = ( kind: Tab[ 'kind' ], title: string ): Tab[] => {
		const tabs = [ ...networks.values() ].filter(
			( tab ) => tab.kind === kind
		);
		return tabs.length
			? tabs
			: [ { name: kind, title, kind, profile: null, connection: '' } ];
	};
	return [
		...ofKind( 'search', __( 'Search engine', 'mainstreet-blocks' ) ),
		...ofKind( 'card', __( 'Social network', 'mainstreet-blocks' ) ),
		...ofKind( 'microblog', __( 'Microblog', 'mainstreet-blocks' ) ),
	];
}

/**
 * Custom texts of accounts.
 *
 * @param field The post's field `jetpack_publicize_connections`.
 * @return Texts by id; those alone that differ.
 */
export const getOwnTexts = ( field: unknown ): Record< string, string > =>
	Object.fromEntries(
		toRecords( field )
			.map( ( { id, message } ) => [ toText( id ), toText( message ) ] )
			.filter( ( [ id, message ] ) => id && message?.trim() )
	);

/**
 * The initial tab: the microblog's for a thread.
 *
 * @param isThread Whether it does.
 */
export const getFirstTab = (
	tabs: readonly Tab[],
	isThread: boolean
): string | undefined =>
	tabs.find( ( { kind } ) => ! isThread || kind === 'microblog' )?.name;

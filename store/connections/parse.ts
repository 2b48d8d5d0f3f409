import { toRecords, toText, type UnknownRecord } from '@shared/guards';
import type { Account, Connection } from './types';

const toUrl = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

/** Older responses have numbers as ids. */
export const toId = ( value: unknown ): string =>
	typeof value === 'number' ? String( value ) : toText( value );

function parseAccount( fields: UnknownRecord ): Account {
	const { test_success: success } = fields;
	return {
		id: toId( fields.id ),
		service_name: toText( fields.service_name ),
		service_label:
			toText( fields.service_label ) || toText( fields.service_name ),
		shared: fields.shared === true,
		display_name: toText( fields.display_name ),
		username: toText( fields.username ),
		profile_picture: toUrl( fields.profile_picture ),
		profile_display_name: toText( fields.profile_display_name ),
		profile_link: toUrl( fields.profile_link ),
		// A connection that was not tested counts as working.
		test_success:
			success === 'must_reauth' ? 'must_reauth' : success !== false,
		test_message: toText( fields.test_message ),
		can_refresh: fields.can_refresh === true,
		refresh_url: toUrl( fields.refresh_url ),
		refresh_text: toText( fields.refresh_text ),
	};
}

/**
 * Parses accounts; entries without an id are skipped.
 *
 * @param value Anything.
 */
export const parseAccounts = ( value: unknown ): Account[] =>
	toRecords( value )
		.map( parseAccount )
		.filter( ( { id } ) => id );

/**
 * Reads the post's field `jetpack_publicize_connections`; entries without an id are skipped.
 *
 * @param value Anything.
 */
export const parseConnections = ( value: unknown ): Connection[] =>
	toRecords( value )
		.map( ( fields ) => ( {
			...parseAccount( fields ),
			enabled: fields.enabled !== false,
			message: toText( fields.message ),
			done: fields.done === true,
			toggleable: fields.toggleable !== false,
		} ) )
		.filter( ( { id } ) => id );

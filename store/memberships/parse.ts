import {
	isFiniteNumber,
	isOneOf,
	isPositiveInteger,
	toList,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';
import {
	API_STATE_CONNECTED,
	API_STATE_NOTCONNECTED,
	type Product,
} from '@shared/payments/types';
import type { Account } from './types';

/**
 * Parses a plan.
 *
 * @param value Anything.
 * @return Null for what is none.
 */
export function parseProduct( value: unknown ): Product | null {
	const fields = toRecord( value );
	// Older responses have texts as ids and prices.
	const id = Number( fields.id );
	const price = Number( fields.price );
	return isPositiveInteger( id )
		? {
				id,
				title: toText( fields.title ),
				currency: toText( fields.currency ).toUpperCase(),
				price: isFiniteNumber( price ) ? price : 0,
				interval: toText( fields.interval ),
				type: toText( fields.type ),
				buyer_can_change_amount:
					fields.buyer_can_change_amount === true,
				is_editable: fields.is_editable !== false,
			}
		: null;
}

/**
 * Parses a list of plans; invalid entries are skipped.
 *
 * @param value Anything.
 */
export const parseProducts = ( value: unknown ): Product[] =>
	toRecords( value ).flatMap( ( item ) => parseProduct( item ) ?? [] );

/** Returns the first message of the first error code. */
function parseErrors( value: unknown ): string {
	const [ first ] = Object.values( toRecord( value ) );
	const [ sentence ] = toList( first ).length ? toList( first ) : [ first ];
	return toText( sentence );
}

/**
 * Parses the payment status: an error means not connected, an account means connected.
 *
 * @param value Answer of the server.
 */
export function parseAccount( value: unknown ): Account {
	const status = toRecord( value );
	const { errors } = status;
	const hasErrors =
		( Array.isArray( errors ) ? errors : Object.keys( toRecord( errors ) ) )
			.length > 0;
	return {
		apiState:
			! hasErrors && status.connected_account_id
				? API_STATE_CONNECTED
				: API_STATE_NOTCONNECTED,
		connectUrl: toText( status.connect_url ),
		shouldUpgrade: status.should_upgrade_to_access_memberships === true,
		siteSlug: toText( status.site_slug ),
		upgradeUrl: toText( status.upgrade_url ),
		mode: isOneOf( [ 'live', 'test' ] as const, status.mode )
			? status.mode
			: '',
		accountCurrency: toText(
			status.connected_account_default_currency
		).toUpperCase(),
		error: hasErrors ? parseErrors( errors ) : '',
	};
}

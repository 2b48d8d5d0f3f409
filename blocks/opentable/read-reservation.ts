import { isOneOf } from '@shared/guards';
import { parseServiceUrl, readAttribute } from '@shared/embeds';
import { readRid, readRids } from './attributes';
import {
	DOMAINS,
	LANGUAGE_NAMES,
	STYLES,
	type Attributes,
	type Style,
} from './types';

/** What is read of an address; what it says nothing of is left as it is. */
export type Found = Pick< Attributes, 'rid' > & Partial< Attributes >;

/** Whether text is an address or code rather than the name of a restaurant; it is not searched for. */
export const isAddressOrCode = ( text: string ): boolean =>
	/^\s*(?:http|\/\/|<)/i.test( text );

/** A switch of an address, where it is one. */
const readSwitch = ( value: string | null ): boolean | undefined => {
	const text = value?.toLowerCase() ?? '';
	return /^(?:true|false|1|0)$/.test( text )
		? text === 'true' || text === '1'
		: undefined;
};

/** One of a list of names, however it is spelled. */
const readName = < T extends string >(
	names: readonly T[],
	value: string | null
): T | undefined =>
	names.find( ( name ) => name.toLowerCase() === value?.toLowerCase() );

function readStyle( query: URLSearchParams ): Style | undefined {
	if ( query.get( 'type' )?.toLowerCase() === 'button' ) {
		return 'button';
	}
	const theme = query.get( 'theme' )?.toLowerCase();
	return isOneOf( STYLES, theme ) ? theme : undefined;
}

/** Parameters by names in lower case: pages of the service write `restRef`, too. */
const lower = ( url: URL ): URLSearchParams =>
	new URLSearchParams(
		[ ...url.searchParams ].map( ( [ name, value ] ) => [
			name.toLowerCase(),
			value,
		] )
	);

/** Takes out what an address says nothing of. */
const compact = ( found: Found ): Found => {
	const set = Object.entries( found ).filter(
		( [ , value ] ) => value !== undefined
	);
	return { ...Object.fromEntries( set ), rid: found.rid };
};

/**
 * Reads an address of the service, such as that of its loader.
 *
 * @param text Text, entities may stand in it.
 */
function readAddress( text: string ): Found | null {
	const url = parseServiceUrl(
		'opentable',
		text.replace( /&amp;|&#0?38;/gi, '&' )
	);
	if ( ! url ) {
		return null;
	}
	const query = lower( url );
	const [ own, others ] = [
		query.getAll( 'rid' ),
		query.getAll( 'restref' ),
	];
	const rid = readRids( own.length > 0 ? own : others );
	const style = readStyle( query );
	return rid.length === 0
		? null
		: compact( {
				rid,
				domain: readName( DOMAINS, query.get( 'domain' ) ),
				iframe: readSwitch( query.get( 'iframe' ) ),
				lang: readName( LANGUAGE_NAMES, query.get( 'lang' ) ),
				newtab: readSwitch( query.get( 'newtab' ) ),
				// Buttons are for one restaurant.
				style:
					style === 'button' && rid.length > 1 ? 'standard' : style,
			} );
}

/**
 * Reads what people enter for a restaurant: its number, `name (#number)`, an address or the service's embed code.
 *
 * @param typed Text; code is only ever read.
 * @return What it says; null where that is no restaurant.
 */
export function readReservation( typed: string ): Found | null {
	const text = typed.trim();
	if ( ! isAddressOrCode( text ) ) {
		const rid =
			readRid( text ) ?? readRid( /\(#(\d+)\)$/.exec( text )?.[ 1 ] );
		return rid === null ? readAddress( text ) : { rid: [ rid ] };
	}
	if ( ! text.startsWith( '<' ) ) {
		return readAddress( text );
	}
	for ( const tag of text.match( /<(?:script|iframe)\b[^>]*>/gi ) ?? [] ) {
		const found = readAddress( readAttribute( tag, 'src' ) );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/**
 * Reads several entries: restaurants of all, settings of the last that has some.
 *
 * @param entries What the picker holds.
 * @return Together; null if one can't be read.
 */
export function readReservations( entries: string[] ): Found | null {
	const all = entries.map( readReservation );
	const found = all.filter( ( one ): one is Found => one !== null );
	return found.length === 0 || found.length < all.length
		? null
		: {
				...Object.assign( {}, ...found ),
				rid: readRids( found.flatMap( ( { rid } ) => rid ) ),
			};
}

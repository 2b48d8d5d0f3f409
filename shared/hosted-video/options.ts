import { isOneOf, toText } from '@shared/guards';
import type { VideoAttributes } from './types';

const SWITCHES = {
	autoplay: 'autoplay',
	controls: 'controls',
	loop: 'loop',
	muted: 'muted',
	playsinline: 'playsinline',
	useaveragecolor: 'useAverageColor',
} as const;

const COLORS = {
	sbc: 'seekbarColor',
	sbpc: 'seekbarPlayedColor',
	sblc: 'seekbarLoadingColor',
} as const;

const PRELOADS = [ 'none', 'metadata', 'auto' ] as const;

/** Parameters that blocks write into every URL, or that follow from others. */
const OWN = [ 'resizetoparent', 'cover', 'persistvolume' ] as const;

/** Parses a boolean parameter; undefined if it is invalid. */
const readSwitch = ( value: string ): boolean | undefined =>
	/^(?:true|false|1|0)$/i.test( value )
		? /^(?:true|1)$/i.test( value )
		: undefined;

/** Attributes of one parameter; null if there is none for it. */
function readOption( name: string, value: string ): VideoAttributes | null {
	const [ toggle, color ] = [
		Object.entries( SWITCHES ).find( ( [ key ] ) => key === name )?.[ 1 ],
		Object.entries( COLORS ).find( ( [ key ] ) => key === name )?.[ 1 ],
	];
	const isOn = readSwitch( value );
	if ( toggle ) {
		return isOn === undefined ? {} : { [ toggle ]: isOn };
	}
	if ( color ) {
		return { [ color ]: value };
	}
	if ( name === 'posterurl' ) {
		return /^https?:\/\//i.test( value ) ? { poster: value } : {};
	}
	if ( name === 'preloadcontent' ) {
		const preload = value.toLowerCase();
		return isOneOf( PRELOADS, preload ) ? { preload } : {};
	}
	return isOneOf( OWN, name ) ? {} : null;
}

/** Parameters of a URL with lower-case names, as players read them. */
const getPairs = ( url: unknown ): ( readonly [ string, string ] )[] => {
	const query = /^[^?#]*\?([^#]*)/.exec( toText( url ).trim() )?.[ 1 ] ?? '';
	return [ ...new URLSearchParams( query.replaceAll( '&amp;', '&' ) ) ].map(
		( [ name, value ] ) => [ name.toLowerCase(), value ] as const
	);
};

/**
 * Reads the parameters of a player URL.
 *
 * @param url Address of the hosted service.
 * @return The attributes that it says something of; others are left out.
 */
export function readOptions( url: unknown ): VideoAttributes {
	const pairs = getPairs( url );
	const names = pairs.map( ( [ name ] ) => name );
	// URLs written by blocks contain only parameters that are on.
	const isSaved =
		names.includes( 'resizetoparent' ) && names.includes( 'cover' );
	return Object.assign(
		isSaved ? { useAverageColor: false } : {},
		...pairs.map( ( [ name, value ] ) => readOption( name, value ) )
	);
}

/**
 * Whether all parameters of a URL have attributes, so that none is lost.
 *
 * @param url Address of the hosted service.
 */
export const hasOnlyOptions = ( url: unknown ): boolean =>
	getPairs( url ).every(
		( [ name, value ] ) => readOption( name, value ) !== null
	);

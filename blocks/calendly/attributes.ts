import { isOneOf, toText } from '@shared/guards';
import { COLOR_PARAMS, DEFAULT_COLORS } from './constants';
import { parseAddress } from './parse';
import { COLORS, STYLES, type Color, type Style } from './types';

/** What is drawn; every field is valid. */
export type Calendar = Record< Color, string > & {
	hideEventTypeDetails: boolean;
	style: Style;
	/** '' while there is no valid URL. */
	url: string;
};

/** A color as the calendar's address takes it: no names, no `#`, no transparency. */
const HEX = /^[0-9a-f]{6}$/i;

const readColor = ( name: Color, value: unknown ): string => {
	const text = toText( value );
	return HEX.test( text ) ? text : DEFAULT_COLORS[ name ];
};

/**
 * Normalizes stored attributes for rendering; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Calendar {
	const { style, url } = attributes;
	return {
		backgroundColor: readColor(
			'backgroundColor',
			attributes.backgroundColor
		),
		textColor: readColor( 'textColor', attributes.textColor ),
		primaryColor: readColor( 'primaryColor', attributes.primaryColor ),
		hideEventTypeDetails: attributes.hideEventTypeDetails === true,
		style: isOneOf( STYLES, style ) ? style : 'inline',
		url: parseAddress( url )?.href ?? '',
	};
}

/**
 * Address of the calendar's page for frames, as PHP makes it, too (class Calendly).
 *
 * @param calendar What is shown.
 * @param domain   Host of this site.
 * @return '' where there is no calendar.
 */
export function getFrameAddress( calendar: Calendar, domain: string ): string {
	const address = parseAddress( calendar.url );
	if ( ! address ) {
		return '';
	}
	const { searchParams } = address;
	searchParams.set( 'embed_domain', domain );
	searchParams.set( 'embed_type', 'Inline' );
	searchParams.set(
		'hide_event_type_details',
		calendar.hideEventTypeDetails ? '1' : '0'
	);
	COLORS.forEach( ( name ) =>
		searchParams.set( COLOR_PARAMS[ name ], calendar[ name ] )
	);
	return address.href;
}

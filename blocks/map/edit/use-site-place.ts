import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import {
	editBusiness,
	getText,
	readBusiness,
	type SiteDetails,
} from '@shared/business';
import { toRecord, toText } from '@shared/guards';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import { parsePosition } from '../attributes';
import type { Attributes, Point } from '../types';

/** Compares without spaces: the server removes some of an unsaved address (Business_Facts). */
const isSame = ( first: string, second: string ): boolean =>
	first.replace( /\s+/g, '' ) === second.replace( /\s+/g, '' );

type SitePlace = Pick< SiteDetails, 'isOn' | 'canEdit' | 'toggle' > & {
	/** Address of the business in one line; '' while the map shows its own markers. */
	address: string;
	/** Whether the map is to show the business, but the site has no address. */
	isMissing: boolean;
	/** Attributes of the map as shown. */
	values: Attributes;
	/** Changes attributes. Moving the marker changes the position of the business. */
	change: ( changes: Partial< Attributes > ) => void;
};

/** Returns the marker of the business; null if its position is unknown. */
function findPoint(
	name: string,
	address: string,
	stored: unknown,
	saved: Point | undefined
): Point | null {
	const known = toRecord( stored );
	const isKnown = isSame( toText( known.address ), address );
	const isSaved =
		saved && isSame( decodeAttribute( toText( saved.caption ) ), address );
	const position =
		( isKnown ? parsePosition( known ) : null ) ??
		( isSaved ? parsePosition( saved.coordinates ) : null );
	return (
		position && {
			placeTitle: name,
			title: name,
			caption: address,
			id: 'business',
			coordinates: { longitude: position.lng, latitude: position.lat },
		}
	);
}

/**
 * Lets a map show the business in place of its own markers. The post keeps a copy of the marker.
 *
 * @param attributes    The block's attributes.
 * @param setAttributes Changes them.
 */
export function useSitePlace(
	attributes: Attributes,
	setAttributes: ( changes: Partial< Attributes > ) => void
): SitePlace {
	const isOn = attributes.useSite === true;
	const business = useSelect(
		( select ) => ( isOn ? readBusiness( select ) : null ),
		[ isOn ]
	);
	const canEdit = business?.canEdit;
	const address = business ? getText( business, 'address' ) : '';
	const name = business ? getText( business, 'name' ) : '';
	const stored = business?.contact.position;
	const values = useMemo( () => {
		if ( address === '' ) {
			return attributes;
		}
		const point = findPoint(
			name,
			address,
			stored,
			attributes.points[ 0 ]
		);
		return { ...attributes, points: point ? [ point ] : [] };
	}, [ attributes, name, address, stored ] );

	// The details may still load when the author switches them on.
	const isNew = useRef( false );
	const [ shown ] = values.points;
	useEffect( () => {
		if ( isNew.current && address !== '' && shown ) {
			isNew.current = false;
			setAttributes( { points: [ shown ] } );
		}
	}, [ address, shown, setAttributes ] );

	return {
		isOn,
		canEdit,
		address,
		isMissing: isOn && canEdit !== undefined && address === '',
		values,
		change: ( changes ) => {
			const coordinates = changes.points?.[ 0 ]?.coordinates;
			if ( address === '' || ! coordinates ) {
				setAttributes( changes );
				return;
			}
			const position = { ...coordinates, address };
			const point = findPoint( name, address, position, undefined );
			setAttributes( { ...changes, points: point ? [ point ] : [] } );
			if ( canEdit ) {
				editBusiness( { position }, true );
			}
		},
		toggle: ( isNowOn ) => {
			isNew.current = isNowOn;
			setAttributes( {
				// The block keeps the marker that it showed last.
				...( ! isNowOn && shown && { points: values.points } ),
				// Not stored while it is off.
				useSite: isNowOn || undefined,
			} );
		},
	};
}

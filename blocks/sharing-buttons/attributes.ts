import { isOneOf, toText } from '@shared/guards';
import { SIZES, STYLE_TYPES, type Attributes } from './types';

type Known = {
	styleType: ( typeof STYLE_TYPES )[ number ];
	size: ( typeof SIZES )[ number ];
};

/**
 * What can be drawn of stored attributes.
 *
 * @param attributes Attributes as parsed; posts may hold anything.
 */
export const normalize = ( attributes: Partial< Attributes > ): Known => ( {
	styleType: isOneOf( STYLE_TYPES, attributes.styleType )
		? attributes.styleType
		: 'icon-text',
	size: isOneOf( SIZES, attributes.size )
		? attributes.size
		: 'has-normal-icon-size',
} );

/**
 * Classes of the list, as they are saved.
 *
 * @param attributes Attributes as parsed. A size that is not known stays, for the saved markup holds it.
 */
export const getListClass = ( attributes: Partial< Attributes > ): string =>
	[ toText( attributes.size ), 'jetpack-sharing-buttons__services-list' ]
		.filter( Boolean )
		.join( ' ' );

import { getStyleOfClass } from './attributes';
import { STYLES, type Attributes, type Style } from './types';

/**
 * Replaces the class of a style; the other classes stay.
 *
 * @param className Classes of the block.
 * @param style     Style that is wanted.
 */
export function setStyleClass(
	className: string | undefined,
	style: Style
): string | undefined {
	const ours = STYLES.map( ( name ) => `is-style-${ name }` );
	const others = ( className ?? '' )
		.split( /\s+/ )
		.filter( ( name ) => name !== '' && ! ours.includes( name ) );
	const names =
		style === 'standard' ? others : [ ...others, `is-style-${ style }` ];
	return names.length > 0 ? names.join( ' ' ) : undefined;
}

/**
 * Attributes of a style, which is kept twice: as an attribute and as a class.
 *
 * @param className Classes of the block.
 * @param style     Style that is wanted.
 */
export const getStyleAttributes = (
	className: string | undefined,
	style: Style
): Pick< Attributes, 'style' | 'className' > => ( {
	style,
	className: setStyleClass( className, style ),
} );

/**
 * What the attribute must become, so that it says what the class says.
 *
 * @param attributes     Attributes of the block.
 * @param hadStyle       Whether the class named a style when the block was drawn before: none now means the standard one.
 * @param hasRestaurants Whether there are several, for whom there is no button.
 * @return Changes; null where both say the same.
 */
export function reconcile(
	{ style, className }: Pick< Attributes, 'style' | 'className' >,
	hadStyle: boolean,
	hasRestaurants: boolean
): Pick< Attributes, 'style' | 'className' > | null {
	const ofClass = getStyleOfClass( className );
	if ( hasRestaurants && ( ofClass ?? style ) === 'button' ) {
		return getStyleAttributes( className, 'standard' );
	}
	const wanted = ofClass ?? ( hadStyle ? 'standard' : style );
	return wanted === style ? null : { style: wanted, className };
}

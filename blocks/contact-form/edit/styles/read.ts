import { toRecord } from '@shared/guards';
import type { Attributes } from '../../types';

/** Attributes of the form, and the names of their CSS custom properties in style.scss; the PHP class Form_Styles has the same. */
export const LOOKS = {
	labelColor: 'label-color',
	labelFontSize: 'label-font-size',
	fieldColor: 'field-color',
	fieldBackgroundColor: 'field-background-color',
	fieldFontSize: 'field-font-size',
	fieldBorderColor: 'field-border-color',
	fieldBorderWidth: 'field-border-width',
	fieldBorderRadius: 'field-border-radius',
	fieldPadding: 'field-padding',
	buttonColor: 'button-color',
	buttonBackgroundColor: 'button-background',
	buttonFontSize: 'button-font-size',
	buttonBorderColor: 'button-border-color',
	buttonBorderWidth: 'button-border-width',
	buttonBorderRadius: 'button-border-radius',
	buttonPadding: 'button-padding',
	fieldGap: 'form-gap',
} as const;

export type FormStyles = keyof typeof LOOKS;

/** Stored preset of the theme, such as `var:preset|color|accent`. */
const PRESET = /^var:preset\|(color|font-size)\|([a-z0-9-]+)$/i;

/**
 * Returns the slug of a stored preset.
 *
 * @param value Stored value.
 */
export const getSlug = ( value: string | undefined ): string | undefined =>
	PRESET.exec( value ?? '' )?.[ 2 ];

/**
 * Converts a stored value to CSS.
 *
 * @param value Stored value.
 */
export const toCss = ( value: string ): string =>
	value.replace(
		PRESET,
		( _, group: string, slug: string ) =>
			`var(--wp--preset--${ group.toLowerCase() }--${ slug })`
	);

/** Alignment of fields that are narrower than their row. */
const SIDES: Record< string, string > = {
	center: 'center',
	right: 'flex-end',
	'space-between': 'space-between',
};

/** Reads the layout of the fields, stored like core's flex layout. */
function getLayout( attributes: Attributes ): Record< string, string > {
	const { justifyContent, orientation } = toRecord( attributes.layout );
	const side = SIDES[ String( justifyContent ) ];
	return {
		...( side && { '--mainstreet-form-justify': side } ),
		...( orientation === 'horizontal' && {
			'--mainstreet-form-basis': '9em',
			'--mainstreet-form-align': 'flex-end',
		} ),
	};
}

/**
 * Returns class and custom properties of the form element.
 *
 * @param attributes Attributes of the form, as stored.
 */
export function readFormStyles( attributes: Attributes ): {
	className: string;
	style: Record< string, string >;
} {
	const style: Record< string, string > = {};
	const classes: string[] = [];
	for ( const [ attribute, name ] of Object.entries( LOOKS ) ) {
		const value = attributes[ attribute ];
		if ( typeof value === 'string' && value ) {
			style[ `--mainstreet-${ name }` ] = toCss( value );
			classes.push( `sets-${ name }` );
		}
	}
	return {
		className: classes.join( ' ' ),
		style: { ...style, ...getLayout( attributes ) },
	};
}

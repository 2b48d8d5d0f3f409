import { getColorClassName, getFontSizeClass } from '@wordpress/block-editor';
import { FALLBACKS, TEXTS } from './constants';
import type { Attributes } from './types';

/** How a version of the block wrote its shortcode. */
export type Dialect = {
	/** Standard texts. */
	subscribePlaceholder: string;
	submitButtonText: string;
	/** Which of them were written nevertheless. */
	written?: readonly string[];
	customFontSize: string | number;
	/** Options that were not written. */
	without: readonly string[];
	isEscaped: boolean;
	/** Whether every option was written, undefined ones as that word, then this text. */
	tail?: string;
};

/** Today's. */
export const DIALECT: Dialect = {
	...TEXTS,
	customFontSize: '16px',
	without: [],
	isEscaped: true,
};

const ESCAPES: Record< string, string > = {
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#039;',
	'[': '&#091;',
	']': '&#093;',
	'\u00a0': '&nbsp;',
	'\u200b': '&#x200b;',
};

const escape = ( value: string ): string =>
	value.replace(
		/[<>"'[\]\u00a0\u200b]/g,
		( sign ) => ESCAPES[ sign ] ?? ''
	);

type Options = Record< string, unknown >;

const color = ( context: string, slug?: string ) =>
	slug && getColorClassName( context, slug );

const gradient = ( slug?: string ) =>
	slug && `has-${ slug }-gradient-background`;

const join = ( classes: ( string | false | undefined )[] ): string =>
	classes.filter( Boolean ).join( ' ' );

/**
 * Classes of button and field (docs/content-format.md 31).
 *
 * @param attributes Attributes of the block.
 */
export function getClasses( attributes: Attributes ) {
	const {
		borderColor,
		borderRadius,
		buttonBackgroundColor,
		buttonGradient,
		emailFieldBackgroundColor,
		emailFieldGradient,
		fontSize,
		textColor,
	} = attributes;
	const common = [
		borderRadius === 0 && 'no-border-radius',
		fontSize && getFontSizeClass( String( fontSize ) ),
		color( 'border-color', borderColor ),
	];
	return {
		button: join( [
			...common,
			textColor && 'has-text-color',
			color( 'color', textColor ),
			( buttonBackgroundColor || buttonGradient ) && 'has-background',
			color( 'background-color', buttonBackgroundColor ),
			gradient( buttonGradient ),
		] ),
		field: join( [
			...common,
			color( 'background-color', emailFieldBackgroundColor ),
			gradient( emailFieldGradient ),
		] ),
	};
}

/** All options in their order, undefined where they do not apply. */
function getOptions( attributes: Attributes, dialect: Dialect ): Options {
	const classes = getClasses( attributes );
	const text = ( name: 'subscribePlaceholder' | 'submitButtonText' ) =>
		attributes[ name ] === dialect[ name ] &&
		dialect.tail === undefined &&
		! dialect.written?.includes( name )
			? undefined
			: attributes[ name ];
	const number = ( name: keyof typeof FALLBACKS ) =>
		attributes[ name ] || FALLBACKS[ name ];
	return {
		subscribe_placeholder: text( 'subscribePlaceholder' ),
		show_subscribers_total: attributes.showSubscribersTotal,
		button_on_newline: attributes.buttonOnNewLine,
		submit_button_text: text( 'submitButtonText' ),
		custom_background_emailfield_color:
			( ! attributes.emailFieldBackgroundColor &&
				attributes.customEmailFieldGradient ) ||
			attributes.customEmailFieldBackgroundColor,
		custom_background_button_color:
			( ! attributes.buttonBackgroundColor &&
				attributes.customButtonGradient ) ||
			attributes.customButtonBackgroundColor,
		custom_text_button_color: attributes.customTextColor,
		custom_font_size: attributes.customFontSize || dialect.customFontSize,
		custom_border_radius: number( 'borderRadius' ),
		custom_border_weight: number( 'borderWeight' ),
		custom_border_color: attributes.customBorderColor,
		custom_button_width: attributes.buttonWidth || undefined,
		custom_padding: number( 'padding' ),
		custom_spacing: number( 'spacing' ),
		submit_button_classes: classes.button,
		email_field_classes: classes.field,
		show_only_email_and_button: true,
		success_message: attributes.successMessage,
	};
}

/**
 * A shortcode of options as they are.
 *
 * @param options Values by name, in order.
 * @param tail    Text before the closing bracket.
 */
export const writeShortcode = ( options: Options, tail = '' ): string =>
	`[jetpack_subscription_form ${ Object.entries( options )
		.map( ( [ name, value ] ) => `${ name }="${ value }"` )
		.join( ' ' ) }${ tail }]`;

/**
 * The form as the shortcode that stands in the post.
 *
 * @param attributes Attributes of the block.
 * @param dialect    Version that writes it.
 */
export function getShortcode(
	attributes: Attributes,
	dialect: Dialect = DIALECT
): string {
	const { isEscaped, tail, without } = dialect;
	return writeShortcode(
		Object.fromEntries(
			Object.entries( getOptions( attributes, dialect ) )
				.filter(
					( [ name, value ] ) =>
						! without.includes( name ) &&
						( value !== undefined || tail !== undefined )
				)
				.map( ( [ name, value ] ) => [
					name,
					isEscaped ? escape( String( value ) ) : value,
				] )
		),
		tail
	);
}

import type { CSSProperties } from 'react';
import { FALLBACKS } from '../constants';
import { getClasses } from '../shortcode';
import type { Attributes } from '../types';
import { RANGES } from './ranges';

type Part = { className: string; style: CSSProperties };

const isLength = ( size: string | undefined ): size is string =>
	/^[\d.]+(?:px|%|em|rem|vw)$/.test( size ?? '' );

/** A named background is its class's; a gradient goes before a color. */
const getBackground = (
	named: string | undefined,
	gradient: string | undefined,
	color: string | undefined
): CSSProperties => ( named ? {} : { background: gradient || color } );

/**
 * How field and button look, as class-subscription-style.php has it for visitors.
 *
 * @param attributes Attributes of the block.
 */
export function getStyleAttributes( attributes: Attributes ): {
	common: CSSProperties;
	field: Part;
	/** `around`: of what holds the button; a share of the line's width is the holder's, which has no width of its own. */
	button: Part & { around: CSSProperties };
} {
	const number = ( name: keyof typeof FALLBACKS ) =>
		Math.min(
			RANGES[ name ].max,
			Math.max(
				RANGES[ name ].min,
				attributes[ name ] ?? FALLBACKS[ name ]
			)
		);
	const padding = number( 'padding' );
	const sizes = [ attributes.customFontSize, attributes.fontSize ];
	const box: CSSProperties = {
		fontSize: sizes.find( isLength ) ?? '16px',
		padding: `${ padding }px ${ Math.round( padding * 1.5 ) }px`,
		borderWidth: number( 'borderWeight' ),
		borderColor: attributes.borderColor?.startsWith( '#' )
			? attributes.borderColor
			: attributes.customBorderColor,
	};
	const classes = getClasses( attributes );
	const share = attributes.buttonWidth?.endsWith( '%' )
		? attributes.buttonWidth
		: undefined;
	return {
		// Properties of one's own, which style sheets may overrule.
		common: {
			'--mainstreet-gap': `${ number( 'spacing' ) }px`,
			// Without one of the author's, the style sheet's: square is a class.
			'--mainstreet-radius':
				number( 'borderRadius' ) > 0
					? `${ number( 'borderRadius' ) }px`
					: undefined,
		} as CSSProperties,
		field: {
			className: classes.field,
			style: {
				...getBackground(
					attributes.emailFieldBackgroundColor ||
						attributes.emailFieldGradient,
					attributes.customEmailFieldGradient,
					attributes.customEmailFieldBackgroundColor
				),
				...box,
			},
		},
		button: {
			// Without a radius of the author's the button has the theme's.
			className:
				number( 'borderRadius' ) > 0
					? `${ classes.button } has-own-radius`
					: classes.button,
			style: {
				...getBackground(
					attributes.buttonBackgroundColor ||
						attributes.buttonGradient,
					attributes.customButtonGradient,
					attributes.customButtonBackgroundColor
				),
				color: attributes.textColor
					? undefined
					: attributes.customTextColor,
				...box,
				width: share ? '100%' : attributes.buttonWidth || undefined,
			},
			around: { width: share },
		},
	};
}

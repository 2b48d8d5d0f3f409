import { createBlock, type Block } from '@wordpress/blocks';
import {
	CHOICES,
	find,
	LISTS,
	NUMBERS,
	PLAIN,
	readChoices,
	toChoiceLabel,
	toText,
	type Source,
} from './targets';
import type { InnerAttributes } from './types';

/** Control of a field by type; other types have `jetpack/input`. */
const CONTROLS: Record< string, string > = {
	rating: 'input-rating',
	slider: 'input-range',
};

/** Attributes that are kept when a field changes its type. */
const SHARED = [
	'required',
	'id',
	'width',
	'defaultValue',
	'requiredIndicator',
	'className',
];

/** Creates a field of the current format: a label, and a control below it. */
const build = (
	type: string,
	attributes: InnerAttributes,
	parts: Block[]
): Block =>
	createBlock(
		`jetpack/field-${ type }`,
		{ ...attributes, savedMarkup: '<div></div>' },
		parts
	);

/** Creates an image option without an image. */
export const createPicture = ( label: string, image = {} ): Block =>
	createBlock(
		'jetpack/input-image-option',
		{
			...( label && { label: toChoiceLabel( label ) } ),
			savedMarkup:
				'<div class="wp-block-jetpack-input-image-option"></div>',
		},
		[
			createBlock( 'core/image', {
				aspectRatio: '1',
				scale: 'cover',
				...image,
			} ),
		]
	);

/** The label of a field of any age, as the block it is today. */
function toLabel( { attributes, innerBlocks }: Source, label: string ): Block {
	const [ found ] = find( innerBlocks, /\/label$/ );
	const { requiredText } = attributes;
	const { savedMarkup: _, ...looks } = found?.attributes ?? {};
	return createBlock( 'jetpack/label', {
		...( ! found && requiredText ? { requiredText } : {} ),
		...looks,
		...( label && { label } ),
	} );
}

/** Settings of a control that mean something else, or nothing, in another. */
const OWN =
	/^(?:min|max|step|default|minLabel|maxLabel|type|iconStyle|iconSize|placeholder|savedMarkup)$/;

/** What a control brings into another: its colors, and between numbers its bounds. */
function toControl(
	{ type, attributes, innerBlocks }: Source,
	target: string
) {
	const [ control ] = find( innerBlocks, /\/(?:phone-)?input(?:-r\w+)?$/ );
	const all: InnerAttributes = { ...attributes, ...control?.attributes };
	const isBounded = type !== 'rating' && NUMBERS.includes( type );
	const max = Number( all.max );
	const bounds: InnerAttributes = {
		...( isBounded &&
			target !== 'rating' && {
				min: all.min,
				max: all.max,
				step: all.step,
			} ),
		// As many signs as there were steps, if that is possible.
		...( isBounded &&
			target === 'rating' &&
			max >= 2 &&
			max <= 10 && { max: Math.trunc( max ) } ),
	};
	const looks = Object.fromEntries(
		Object.entries( control?.attributes ?? {} ).filter(
			( [ name ] ) => ! OWN.test( name )
		)
	);
	return { looks, bounds, placeholder: all.placeholder || undefined };
}

/** A field of today out of one of any age. */
function toToday(
	source: Source,
	target: string,
	shared: InnerAttributes,
	label: string
): Block {
	if ( target === 'image-select' ) {
		const isMultiple = source.type === 'checkbox-multiple';
		return build(
			target,
			{ ...shared, ...( isMultiple && { isMultiple } ) },
			[
				toLabel( source, label ),
				createBlock(
					'jetpack/fieldset-image-options',
					{
						type: isMultiple ? 'checkbox' : 'radio',
						savedMarkup:
							'<div class="wp-block-jetpack-fieldset-image-options"></div>',
					},
					readChoices( source )
						.filter( Boolean )
						.map( ( choice ) => createPicture( choice ) )
				),
			]
		);
	}
	const { looks, bounds, placeholder } = toControl( source, target );
	const control = CONTROLS[ target ];
	return build(
		target,
		{
			...shared,
			...( target === 'slider' && bounds ),
		},
		[
			toLabel( source, label ),
			createBlock( `jetpack/${ control ?? 'input' }`, {
				...looks,
				...( ! control && { placeholder } ),
				...( /^(?:number|time|textarea)$/.test( target ) && {
					type: target,
				} ),
				...( /^(?:number|rating)$/.test( target ) && bounds ),
			} ),
		]
	);
}

/**
 * Makes another field of a field.
 *
 * @param target Type it becomes; one of getTargets().
 */
export function convert( source: Source, target: string ): Block {
	const { type, attributes, innerBlocks } = source;
	const isHidden = type === 'hidden';
	if (
		! innerBlocks.length &&
		! isHidden &&
		[ ...PLAIN, ...CHOICES ].includes( target )
	) {
		return createBlock( `jetpack/field-${ target }`, attributes );
	}
	const label =
		toText( find( innerBlocks, /\/label$/ )[ 0 ]?.attributes.label ) ||
		toText( attributes.label ) ||
		toText( attributes.name );
	if ( target === 'hidden' ) {
		const { id, defaultValue } = attributes;
		return createBlock( 'jetpack/field-hidden', {
			id,
			name: label,
			defaultValue,
		} );
	}
	const shared: InnerAttributes = Object.fromEntries(
		SHARED.filter( ( name ) => attributes[ name ] !== undefined ).map(
			( name ) => [ name, attributes[ name ] ]
		)
	);
	return LISTS.includes( target ) || isHidden
		? createBlock( `jetpack/field-${ target }`, {
				...shared,
				...( label && { label } ),
				options: isHidden ? [] : readChoices( source ),
			} )
		: toToday( source, target, shared, label );
}

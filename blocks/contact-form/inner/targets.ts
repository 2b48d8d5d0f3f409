import type { Block } from '@wordpress/blocks';
import { toPlainText } from '@shared/plain-text';
import type { InnerAttributes } from './types';

export const PLAIN = 'text name email url date telephone textarea'.split( ' ' );
export const CHOICES = 'checkbox-multiple radio select consent'.split( ' ' );
/** Types of which one, or several, of a list are chosen. */
export const LISTS = CHOICES.slice( 0, 3 );
export const NUMBERS = [ 'number', 'slider', 'rating' ];

/** Every type that another may become. */
export const TARGETS = [
	...PLAIN,
	...CHOICES,
	...NUMBERS,
	'time',
	'hidden',
	'image-select',
];

/** A field that becomes another. */
export type Source = {
	type: string;
	attributes: InnerAttributes;
	innerBlocks: Block[];
};

/** Blocks of a kind, at any depth. */
export const find = ( blocks: Block[], name: RegExp ): Block[] =>
	blocks.flatMap( ( block ) =>
		name.test( block.name ) ? block : find( block.innerBlocks, name )
	);

export const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * The label of a choice that is a block: rich text, in which a typed "<b>" would be markup.
 *
 * @param text Plain text.
 */
export const toChoiceLabel = ( text: string ): string =>
	text.replace( /</g, '&lt;' );

/** The texts of its choices; an image without one goes by its letter. */
export function readChoices( { attributes, innerBlocks }: Source ): string[] {
	const { options } = attributes;
	const blocks = find( innerBlocks, /\/(?:input-image-)?option$/ );
	return blocks.length
		? blocks.map(
				( block, index ) =>
					toPlainText( block.attributes.label ) ||
					( block.name.includes( 'image' )
						? String.fromCharCode( 65 + ( index % 26 ) )
						: '' )
			)
		: ( Array.isArray( options ) ? options : [] ).map( toText );
}

/**
 * What a field may become: fields without choices others without, and those with choices others
 * with (docs/content-format.md 4.2); numbers, times and images what holds the same answers.
 */
export function getTargets( source: Source ): string[] {
	const { type, innerBlocks } = source;
	const isToday = innerBlocks.length > 0;
	const hasChoices = readChoices( source ).some( Boolean );
	const targets = (): string[] => {
		if ( type === 'image-select' ) {
			return LISTS;
		}
		if ( type === 'hidden' ) {
			return [ 'text' ];
		}
		if ( type === 'rating' || type === 'slider' ) {
			return NUMBERS;
		}
		if ( type === 'number' ) {
			return [ ...PLAIN, ...NUMBERS, 'time' ];
		}
		if ( PLAIN.includes( type ) || type === 'time' ) {
			return [
				...( hasChoices ? CHOICES : PLAIN ),
				...( hasChoices ? [] : [ 'number', 'time' ] ),
				...( type === 'text' ? [ 'hidden' ] : [] ),
			];
		}
		const ofAge = hasChoices ? CHOICES : PLAIN;
		return [
			...( isToday ? [] : ofAge ),
			...( hasChoices && LISTS.includes( type )
				? [ 'image-select' ]
				: [] ),
		];
	};
	return targets().filter( ( target ) => target !== type );
}

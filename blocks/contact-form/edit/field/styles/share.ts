import type { Block } from '@wordpress/blocks';
import { toRecord } from '@shared/guards';
import type { InnerAttributes } from '../../../inner/types';
import { getSlug } from '../../styles/read';
import { BOXES, LISTS } from './read';

/** A field block. */
export type Field = Pick<
	Block,
	'clientId' | 'name' | 'attributes' | 'innerBlocks'
>;

type Part = 'label' | 'input' | 'option';

/** Style attributes of one part of a field, as block supports store them. */
type PartStyles = ReturnType< typeof fill >;

/** Style attributes by part of the field. */
export type FieldLook = Partial< Record< Part, PartStyles > >;

/** Blocks by part of the field. */
const BLOCKS: Record< Part, RegExp > = {
	label: /^jetpack\/label$/,
	input: /^jetpack\/(?:phone-)?input$/,
	option: /^jetpack\/option$/,
};

type Preset = { kind: 'color' | 'font-size'; attribute: keyof PartStyles };

/** Attribute of fields without inner blocks, and the path in block supports. */
type Own = {
	name: string;
	path: readonly [ string, string ];
	preset?: Preset;
	isPixels?: true;
};

const TEXT: readonly Own[] = [
	{
		name: 'inputColor',
		path: [ 'color', 'text' ],
		preset: { kind: 'color', attribute: 'textColor' },
	},
	{
		name: 'fieldFontSize',
		path: [ 'typography', 'fontSize' ],
		preset: { kind: 'font-size', attribute: 'fontSize' },
	},
	{ name: 'lineHeight', path: [ 'typography', 'lineHeight' ] },
];

const OWN: Record< Part, readonly Own[] > = {
	label: [
		{
			name: 'labelColor',
			path: [ 'color', 'text' ],
			preset: { kind: 'color', attribute: 'textColor' },
		},
		{
			name: 'labelFontSize',
			path: [ 'typography', 'fontSize' ],
			preset: { kind: 'font-size', attribute: 'fontSize' },
		},
		{ name: 'labelLineHeight', path: [ 'typography', 'lineHeight' ] },
	],
	input: [
		...TEXT,
		{
			name: 'fieldBackgroundColor',
			path: [ 'color', 'background' ],
			preset: { kind: 'color', attribute: 'backgroundColor' },
		},
		{
			name: 'borderColor',
			path: [ 'border', 'color' ],
			preset: { kind: 'color', attribute: 'borderColor' },
		},
		{ name: 'borderRadius', path: [ 'border', 'radius' ], isPixels: true },
		{ name: 'borderWidth', path: [ 'border', 'width' ], isPixels: true },
	],
	option: TEXT,
};

const PARTS: readonly Part[] = [ 'label', 'input', 'option' ];

/** Whether a field without inner blocks has a part. */
const hasPart = ( { name }: Field, part: Part ): boolean => {
	const type = name.replace( 'jetpack/field-', '' );
	return (
		part === 'label' || ( part === 'input' ? BOXES : LISTS ).test( type )
	);
};

/** Finds the blocks of a part; the text of a single checkbox counts as its label. */
function findParts( field: Field, part: Part ): Block[] {
	return field.innerBlocks.flatMap( ( block ) => {
		const isAlone = block.attributes.isStandalone === true;
		const kind = isAlone ? 'label' : part;
		if ( BLOCKS[ isAlone ? 'option' : part ].test( block.name ) ) {
			return kind === part ? [ block ] : [];
		}
		return block.name === 'jetpack/options'
			? findParts( { ...field, innerBlocks: block.innerBlocks }, part )
			: [];
	} );
}

/** Returns the names of all style attributes of fields without inner blocks. */
export const getOwnNames = (): string[] =>
	PARTS.flatMap( ( part ) => OWN[ part ].map( ( { name } ) => name ) );

/**
 * Converts attributes of a field without inner blocks to those of block supports.
 *
 * @param attributes Attributes of the field.
 * @param part       Part whose styles they are.
 */
export function readOwnStyles(
	attributes: InnerAttributes,
	part: Part
): PartStyles {
	const styles: Partial< PartStyles > = {};
	const style: Record< string, Record< string, unknown > > = {};
	for ( const { name, path, preset, isPixels } of OWN[ part ] ) {
		const value = attributes[ name ];
		const slug =
			preset && typeof value === 'string' ? getSlug( value ) : undefined;
		if ( preset && slug ) {
			styles[ preset.attribute ] = slug;
		} else if ( value !== undefined && value !== '' ) {
			const [ group, property ] = path;
			style[ group ] = {
				...style[ group ],
				[ property ]: isPixels ? `${ String( value ) }px` : value,
			};
		}
	}
	return fill( {
		...styles,
		...( Object.keys( style ).length && { style } ),
	} );
}

/** Adds missing attributes as undefined, so that they are removed. */
const fill = ( styles: Record< string, unknown > ) => ( {
	textColor: styles.textColor,
	backgroundColor: styles.backgroundColor,
	gradient: styles.gradient,
	borderColor: styles.borderColor,
	fontSize: styles.fontSize,
	fontFamily: styles.fontFamily,
	style: styles.style,
} );

/** Converts attributes of block supports to those of a field without inner blocks, as far as it has them. */
function toOwn( styles: PartStyles, part: Part ): InnerAttributes {
	const own: InnerAttributes = {};
	const style = toRecord( styles.style );
	for ( const { name, path, preset, isPixels } of OWN[ part ] ) {
		const [ group, property ] = path;
		const given = toRecord( style[ group ] )[ property ];
		const slug = preset && styles[ preset.attribute ];
		if ( isPixels ) {
			const pixels = /^(\d+)(?:px)?$/.exec( String( given ) )?.[ 1 ];
			own[ name ] = pixels === undefined ? undefined : Number( pixels );
		} else if ( name.endsWith( 'ineHeight' ) ) {
			const height = Number( given );
			own[ name ] = height > 0 ? height : undefined;
		} else if ( preset && typeof slug === 'string' ) {
			own[ name ] = `var:preset|${ preset.kind }|${ slug }`;
		} else {
			own[ name ] = typeof given === 'string' ? given : undefined;
		}
	}
	return own;
}

/**
 * Reads the styles of a field.
 *
 * @param field Field, with inner blocks or without.
 */
export function readFieldStyleSet( field: Field ): FieldLook {
	const look: FieldLook = {};
	for ( const part of PARTS ) {
		const [ first ] = findParts( field, part );
		if ( field.innerBlocks.length ) {
			if ( first ) {
				look[ part ] = fill( first.attributes );
			}
		} else if ( hasPart( field, part ) ) {
			look[ part ] = readOwnStyles( field.attributes, part );
		}
	}
	return look;
}

/**
 * Returns the attributes that give a field the styles of another one. Parts that only one of them has are unchanged.
 *
 * @param field Field that is changed.
 * @param look  What it shall look like.
 * @return Attributes by block.
 */
export function getChanges(
	field: Field,
	look: FieldLook
): Record< string, InnerAttributes > {
	const changes: Record< string, InnerAttributes > = {};
	for ( const part of PARTS ) {
		const styles = look[ part ];
		if ( ! styles ) {
			continue;
		}
		if ( ! field.innerBlocks.length ) {
			if ( hasPart( field, part ) ) {
				changes[ field.clientId ] = {
					...changes[ field.clientId ],
					...toOwn( styles, part ),
				};
			}
			continue;
		}
		for ( const { clientId } of findParts( field, part ) ) {
			changes[ clientId ] = styles;
		}
	}
	return changes;
}

import {
	cloneBlock,
	createBlock,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { isRecord, toList } from '@shared/guards';
import { CONTAINER, GUEST, SUBSCRIBER } from '@shared/paid-views/names';
import { isInPaidContent } from './refuse-nesting';
import type { Attributes } from './types';

/** Blocks that only lay out others: by themselves there is nothing to sell. */
const LAYOUT = [
	'core/nextpage',
	'core/spacer',
	'core/separator',
	'core/more',
	'core/loginout',
	'core/post-navigation-link',
];

const isBlock = ( value: unknown ): value is Block =>
	isRecord( value ) &&
	typeof value.name === 'string' &&
	Array.isArray( value.innerBlocks );

const toBlocks = ( value: unknown ): Block[] =>
	( Array.isArray( value ) ? toList( value ) : [ value ] ).filter( isBlock );

/** Whether a block is of paid content, or holds some. */
const hasPaidContent = ( { name, innerBlocks }: Block ): boolean =>
	name.startsWith( 'premium-content/' ) || innerBlocks.some( hasPaidContent );

/**
 * Whether a selection can become paid content (docs: "Premium content wrapping").
 *
 * @param value The selected blocks, as core gives them.
 */
export function canWrap( value: unknown ): boolean {
	const blocks = toBlocks( value );
	return (
		blocks.length > 0 &&
		! blocks.some( hasPaidContent ) &&
		! blocks.some( ( { clientId } ) => isInPaidContent( clientId ) ) &&
		! blocks.every( ( { name } ) => LAYOUT.includes( name ) )
	);
}

export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ '*' ],
			isMatch: ( _attributes: unknown, blocks: unknown ) =>
				canWrap( blocks ),
			__experimentalConvert: ( value: unknown ) =>
				createBlock( CONTAINER, {}, [
					createBlock(
						SUBSCRIBER,
						{},
						toBlocks( value ).map( ( block ) =>
							cloneBlock( block )
						)
					),
					createBlock( GUEST ),
				] ),
		},
	] as unknown as never[],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _attributes: unknown, views: unknown ) => {
				const all = toBlocks( views );
				const inside = [ SUBSCRIBER, GUEST ].flatMap( ( name ) =>
					all
						.filter( ( view ) => view.name === name )
						.flatMap( ( { innerBlocks } ) => innerBlocks )
				);
				return createBlock(
					'core/group',
					{},
					inside.map( ( block ) => cloneBlock( block ) )
				);
			},
		},
	],
};

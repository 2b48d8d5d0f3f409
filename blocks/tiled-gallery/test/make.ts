/** What tests of transforms have in common. */
import {
	getBlockType,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { transforms } from '../transforms';

export const image = ( id: number, more: object = {} ) => ( {
	id,
	url: `https://example.org/${ id }.jpg`,
	alt: `${ id }`,
	...more,
} );

export type Made = {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Made[];
};
type Transform = {
	transform: ( ...values: unknown[] ) => Made | Made[];
	isMatch?: ( ...values: unknown[] ) => boolean;
};
export const find = ( direction: 'from' | 'to', block: string ): Transform =>
	transforms[ direction ]?.find( ( { blocks = [] }: { blocks?: string[] } ) =>
		blocks.includes( block )
	) as unknown as Transform;
export const run = (
	direction: 'from' | 'to',
	block: string,
	...args: unknown[]
): Made | Made[] => find( direction, block ).transform( ...args );

const NAMES = [ 'jetpack/tiled-gallery', 'core/image', 'core/gallery' ];
/** Registers the blocks that are made, with all attributes that are looked at. */
export const registerBlocks = () => {
	for ( const name of NAMES ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'media',
			attributes: Object.fromEntries(
				[
					'images',
					'ids',
					'columns',
					'imageCrop',
					'linkTo',
					'align',
					'id',
					'url',
					'alt',
					'href',
					'linkDestination',
					'decorative',
					'isDecorative',
				].map( ( key ) => [ key, {} ] )
			) as never,
		} );
	}
};

/** Takes them away again. */
export const unregisterBlocks = () => {
	for ( const name of NAMES.filter( ( known ) => getBlockType( known ) ) ) {
		unregisterBlockType( name );
	}
};

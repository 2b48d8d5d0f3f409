import {
	registerBlockCollection,
	store as blocksStore,
} from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { Path, SVG } from '@wordpress/primitives';

const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 4h16l1 5a3 3 0 0 1-1.5 2.6V20h-15v-8.4A3 3 0 0 1 3 9l1-5Zm1.2 1.5L4.500 9.200a1.5 1.5 0 0 0 3 .1L8 5.500H5.200Zm4.300 0L9 9.200a1.5 1.5 0 0 0 3 0V5.500H9.500Zm4 0v3.7a1.5 1.5 0 0 0 3 0L16 5.500h-2.500Zm4 0 .5 3.800a1.5 1.5 0 0 0 3-.1l-.700-3.700h-2.800ZM6 12v6.500h12V12a3 3 0 0 1-2.500-1 3 3 0 0 1-4.500.2 3 3 0 0 1-4.500-.2L6 12Z" />
	</SVG>
);

type Collections = Record< string, unknown >;

/**
 * Groups the blocks of a namespace in the inserter, and lets a search for the plugin's
 * name find them. Leaves alone a collection that another plugin made of the namespace.
 *
 * @param namespace First part of the blocks' names, such as `jetpack`.
 */
export function registerCollection( namespace: string ): void {
	const { getCollections } = select( blocksStore );
	const collections: Collections = getCollections();
	if ( ! collections[ namespace ] ) {
		registerBlockCollection( namespace, { title: 'Mainstreet', icon } );
	}
}

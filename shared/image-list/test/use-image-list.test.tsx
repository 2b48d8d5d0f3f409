import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { toRecord } from '@shared/guards';
import type { ListImage } from '../list';
import { readMedia } from '../read-media';
import { useImageList } from '../use-image-list';

type Captioned = ListImage & { caption?: string };

const NAME = 'mainstreet-test/images';

beforeAll( () => {
	registerBlockType( NAME, {
		apiVersion: 3,
		title: 'Images',
		category: 'media',
		attributes: { images: { type: 'array', default: [] } },
	} as never );
} );
afterAll( () => void unregisterBlockType( NAME ) );

function show( images: Captioned[] ) {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	const { clientId, ...block } = createBlock( NAME, { images } );
	const editor = registry.dispatch( blockEditorStore );
	void editor.insertBlock( { clientId, ...block } );
	const { result } = renderHook(
		() =>
			useImageList< Captioned >( clientId, {
				read: ( attributes ) => attributes.images as Captioned[],
				write: ( changed ) => ( { images: changed } ),
				make: ( media ) => {
					const read = readMedia( media );
					return (
						read && { alt: read.alt, id: read.id, url: read.url }
					);
				},
				replace: ( preview, uploaded ) => ( {
					...preview,
					...uploaded,
				} ),
			} ),
		{
			wrapper: ( { children }: { children: ReactNode } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	return {
		run: ( change: ( list: typeof result.current ) => void ) =>
			act( async () => change( result.current ) ),
		remove: () => act( async () => void editor.removeBlock( clientId ) ),
		read: () =>
			toRecord(
				registry
					.select( blockEditorStore )
					.getBlockAttributes( clientId )
			).images,
		isStep: () =>
			registry.select( blockEditorStore ).isLastBlockChangePersistent(),
	};
}

const preview = { alt: '', url: 'blob:1' };
const stored = { id: 9, url: 'https://example.org/9.jpg', alt: 'Quay' };

describe( 'useImageList', () => {
	it( 'keeps what is written while an image uploads; the end of an upload is no step of undo', async () => {
		const { run, read, isStep } = show( [] );
		await run( ( list ) => list.add( [ preview ] ) );
		await run( ( list ) => list.edit( 0, { caption: 'Mine' } ) );
		expect( isStep() ).toBe( true );
		await run( ( list ) => list.settle( 'blob:1', stored ) );
		expect( read() ).toEqual( [ { ...stored, caption: 'Mine' } ] );
		expect( isStep() ).toBe( false );
	} );

	it( 'starts each change from the images as they are by then', async () => {
		const { run, read } = show( [ preview, stored ] );
		await run( ( list ) => {
			list.move( 1, 0 );
			list.settle( 'blob:1', null );
			list.edit( 0, { alt: 'Pier' } );
		} );
		expect( read() ).toEqual( [ { ...stored, alt: 'Pier' } ] );
		await run( ( list ) => list.remove( 0 ) );
		expect( read() ).toEqual( [] );
	} );

	it( 'takes images of the library in the order of the choice', async () => {
		const { run, read } = show( [ { ...stored, alt: 'Mine' } ] );
		const other = { ...stored, id: 8 };
		await run( ( list ) => list.select( [ other, stored ] ) );
		expect( read() ).toEqual( [ other, { ...stored, alt: 'Mine' } ] );
	} );

	it( 'leaves a block alone that was deleted meanwhile', async () => {
		const { run, read, remove } = show( [ preview ] );
		await remove();
		await run( ( list ) => list.settle( 'blob:1', stored ) );
		expect( read() ).toBeUndefined();
	} );
} );

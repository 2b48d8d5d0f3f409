/** Links of all pictures: fetched when the author chooses where they lead (B16). */
import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { act, render } from '@testing-library/react';
import { toRecord, toRecords } from '@shared/guards';
import { useLinks } from '../edit/use-links';
import { useImages } from '../edit/use-images';
import type { Attributes, LinkTarget } from '../types';

jest.mock( '@wordpress/api-fetch' );

const NAME = 'jetpack/tiled-gallery';
const request = jest.mocked( apiFetch );

const shown = ( id: number, more: object = {} ) => ( {
	alt: '',
	id: String( id ),
	url: `https://example.org/${ id }-1024x683.jpg`,
	...more,
} );
const stored = ( id: number ) => ( {
	id,
	link: `https://example.org/?attachment_id=${ id }`,
	source_url: `https://example.org/${ id }${ id % 2 ? '' : '-scaled' }.jpg`,
} );
const getInclude = ( path = '' ) =>
	[ ...new URL( path, 'https://x.example' ).searchParams ]
		.filter( ( [ name ] ) => name.startsWith( 'include' ) )
		.map( ( [ , id ] ) => Number( id ) );

beforeAll( () => {
	registerBlockType( NAME, {
		apiVersion: 3,
		title: 'Tiled Gallery',
		category: 'media',
		attributes: {
			images: { type: 'array', default: [] },
			ids: { type: 'array', default: [] },
			columnWidths: { type: 'array', default: [] },
			linkTo: { type: 'string', default: 'none' },
		},
	} as never );
} );
afterAll( () => void unregisterBlockType( NAME ) );
beforeEach( () =>
	request
		.mockReset()
		.mockImplementation( async ( { path } ) =>
			getInclude( path ).map( stored )
		)
);

function show( attributes: Partial< Attributes > ) {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	const block = createBlock( NAME, attributes );
	void registry.dispatch( blockEditorStore ).insertBlock( block );
	const errors: string[] = [];
	let set: ( values: Partial< Attributes > ) => void = () => {};
	function Links() {
		const pictures = useImages( block.clientId );
		set = useLinks( pictures, ( message ) => errors.push( message ) );
		return null;
	}
	render(
		<RegistryProvider value={ registry }>
			<Links />
		</RegistryProvider>
	);
	const read = () =>
		toRecord(
			registry
				.select( blockEditorStore )
				.getBlockAttributes( block.clientId )
		);
	return {
		errors,
		choose: ( linkTo: LinkTarget ) => act( async () => set( { linkTo } ) ),
		set: ( values: Partial< Attributes > ) =>
			act( async () => set( values ) ),
		remove: () =>
			act(
				async () =>
					void registry
						.dispatch( blockEditorStore )
						.removeBlock( block.clientId )
			),
		read,
		getPictures: () => toRecords( read().images ),
	};
}

describe( 'Link to', () => {
	it( 'the page: fetched for pictures that have none', async () => {
		const { choose, getPictures, read, errors } = show( {
			images: [
				shown( 1 ),
				shown( 2, { link: '' } ),
				shown( 3, { link: 'https://example.org/own/' } ),
			],
		} );
		await choose( 'attachment' );
		expect( read().linkTo ).toBe( 'attachment' );
		expect( getPictures().map( ( { link } ) => link ) ).toEqual( [
			'https://example.org/?attachment_id=1',
			'https://example.org/?attachment_id=2',
			'https://example.org/own/',
		] );
		expect( getPictures()[ 0 ]?.url ).toBe( shown( 1 ).url );
		expect( getInclude( request.mock.calls[ 0 ]?.[ 0 ].path ) ).toEqual( [
			1, 2,
		] );
		expect( errors ).toEqual( [] );
	} );

	it( 'the file: the full one in place of a smaller copy, any other stays', async () => {
		const { choose, getPictures } = show( {
			images: [
				shown( 1 ),
				shown( 2 ),
				shown( 3, { url: 'https://cdn.example/3.jpg' } ),
				shown( 4, { url: 'https://example.org/other-300x200.jpg' } ),
			],
		} );
		await choose( 'media' );
		expect( getPictures().map( ( { url } ) => url ) ).toEqual( [
			'https://example.org/1.jpg',
			'https://example.org/2-scaled.jpg',
			'https://cdn.example/3.jpg',
			'https://example.org/other-300x200.jpg',
		] );
	} );

	it( 'asks in batches of a hundred, each picture once', async () => {
		const { choose, getPictures } = show( {
			images: [
				...Array.from( { length: 205 }, ( _, at ) => shown( at + 1 ) ),
				shown( 1 ),
			],
		} );
		await choose( 'attachment' );
		const asked = request.mock.calls.map( ( [ { path } ] ) =>
			getInclude( path )
		);
		expect( asked.map( ( { length } ) => length ) ).toEqual( [
			100, 100, 5,
		] );
		expect( getPictures().every( ( { link } ) => link ) ).toBe( true );
	} );

	it( 'nothing is fetched where nothing is needed', async () => {
		const { choose, set } = show( {
			images: [
				shown( 1, {
					url: 'https://example.org/1.jpg',
					link: 'https://example.org/own/',
				} ),
			],
		} );
		await choose( 'attachment' );
		await choose( 'custom' );
		await choose( 'none' );
		await set( { roundedCorners: 3 } );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'says where pictures have no page, and which links could not be fetched', async () => {
		const { choose, errors } = show( {
			images: [ shown( 1 ), shown( 2, { id: undefined } ) ],
		} );
		request.mockResolvedValue( [] );
		await choose( 'attachment' );
		expect( errors ).toEqual( [
			'Some images have no link, because they are not in the media library.',
		] );
		await choose( 'none' );
		request.mockRejectedValue( {} );
		await choose( 'attachment' );
		expect( errors ).toHaveLength( 2 );
		expect( errors[ 1 ] ).toMatch( /^Could not load the links/ );
	} );

	it( 'an answer that comes late changes nothing that was chosen since, nor a block that is gone', async () => {
		let answer: ( media: unknown ) => void = () => {};
		request.mockImplementation(
			() =>
				new Promise( ( resolve ) => {
					answer = resolve;
				} )
		);
		const { choose, getPictures, remove, errors } = show( {
			images: [ shown( 1 ) ],
		} );
		await choose( 'media' );
		const late = answer;
		await choose( 'none' );
		await act( async () => late( [ stored( 1 ) ] ) );
		expect( getPictures() ).toEqual( [ shown( 1 ) ] );
		await choose( 'attachment' );
		await remove();
		await act( async () => answer( [] ) );
		expect( errors ).toEqual( [] );
	} );

	it( 'what is no answer is read as none', async () => {
		for ( const odd of [
			null,
			'x',
			[ null, { id: 'x' }, { id: 1, link: 7, source_url: {} } ],
		] ) {
			request.mockResolvedValue( odd );
			const { choose, getPictures } = show( { images: [ shown( 1 ) ] } );
			await choose( 'attachment' );
			await choose( 'media' );
			expect( getPictures() ).toEqual( [ shown( 1 ) ] );
		}
	} );
} );

import { act, render, renderHook, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { SearchForm } from '../edit/search-form';
import { useSearch } from '../edit/use-search';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
const giphy = jest.fn();

/** A record as GIPHY gives it. */
const gif = ( id: string ) => ( {
	id,
	title: `GIF ${ id }`,
	images: {
		original: { width: '480', height: '330' },
		downsized_still: {
			url: `https://media1.giphy.com/media/${ id }/s.gif`,
		},
	},
} );

/** What fetch() resolves with. */
const makeResponse = ( body: string, ok = true ) => ( {
	ok,
	statusText: ok ? 'OK' : 'Too Many Requests',
	json: async (): Promise< unknown > => JSON.parse( body ),
} );

const hook = ( key = '' ) => {
	Reflect.set( window, 'mainstreetBlocks', {
		keys: { giphy: key },
		settingsUrl: 'https://example.org/settings',
	} );
	const onFound = jest.fn();
	const { result } = renderHook( () => useSearch( onFound ) );
	const submit = ( text: string ) =>
		act( () => result.current.submit( text ) );
	return { result, onFound, submit };
};

beforeEach( () => {
	giphy.mockReset();
	request.mockReset().mockRejectedValue( new Error( 'No oEmbed.' ) );
	window.fetch = giphy;
} );
afterEach( () => {
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
	Reflect.deleteProperty( window, 'fetch' );
} );

describe( 'A search', () => {
	it( 'chooses the first result and offers the others', async () => {
		giphy.mockResolvedValue(
			makeResponse(
				JSON.stringify( { data: [ gif( 'b1' ), gif( 'b2' ) ] } )
			)
		);
		const { result, onFound, submit } = hook( 'key' );
		await submit( ' boat ' );
		expect( String( giphy.mock.calls[ 0 ]?.[ 0 ] ) ).toMatch(
			/^https:\/\/api\.giphy\.com\/v1\/gifs\/search\?q=boat&api_key=key&limit=10$/
		);
		expect( onFound.mock.calls ).toEqual( [
			[
				expect.objectContaining( { id: 'b1', paddingTop: '68.75%' } ),
				'boat',
			],
		] );
		expect( result.current.found.map( ( { id } ) => id ) ).toEqual( [
			'b1',
			'b2',
		] );
	} );

	it( 'says nothing where GIPHY refuses or does not answer, and can be tried again', async () => {
		const { result, onFound, submit } = hook( 'key' );
		for ( const fail of [
			() =>
				giphy.mockResolvedValue(
					makeResponse(
						JSON.stringify( { data: [ gif( 'b1' ) ] } ),
						false
					)
				),
			() => giphy.mockRejectedValue( new TypeError( 'Offline.' ) ),
			() => giphy.mockResolvedValue( makeResponse( '{"half' ) ),
		] ) {
			fail();
			await submit( 'boat' );
			expect( result.current ).toMatchObject( {
				found: [],
				isBusy: false,
				isWithoutKey: false,
				term: '',
			} );
		}
		expect( giphy ).toHaveBeenCalledTimes( 3 );
		expect( onFound ).not.toHaveBeenCalled();
	} );

	it( 'needs a key, and asks nobody without one', async () => {
		const { result, onFound, submit } = hook();
		await submit( 'boat' );
		expect( result.current.isWithoutKey ).toBe( true );
		expect( giphy ).not.toHaveBeenCalled();
		expect( onFound ).not.toHaveBeenCalled();
	} );
} );

describe( 'A GIF that is pasted without a key', () => {
	it( 'has the shape of its frame, and nobody is asked', async () => {
		const { onFound, submit } = hook();
		await submit(
			'<iframe src="https://giphy.com/embed/square" width="480" height="360"></iframe>'
		);
		expect( onFound.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			id: 'square',
			paddingTop: '75%',
		} );
		expect( request ).not.toHaveBeenCalled();
		expect( giphy ).not.toHaveBeenCalled();
	} );

	it( 'has the shape that core’s oEmbed proxy knows, or none', async () => {
		const { onFound, submit } = hook();
		request.mockResolvedValueOnce( { width: 200, height: 100 } );
		await submit( 'https://giphy.com/gifs/a-fast-boat-square' );
		await submit( 'https://giphy.com/gifs/a-fast-boat-square' );
		expect(
			onFound.mock.calls.map( ( [ { id, paddingTop } ] ) => [
				id,
				paddingTop,
			] )
		).toEqual( [
			[ 'square', '50%' ],
			[ 'square', undefined ],
		] );
		expect( giphy ).not.toHaveBeenCalled();
	} );
} );

describe( 'The form', () => {
	const show = ( more: object ) =>
		render(
			<SearchForm
				value="boat"
				onChange={ () => {} }
				onSubmit={ () => {} }
				isBusy={ false }
				isWithoutKey={ false }
				missed=""
				isInstructed
				{ ...more }
			/>
		);

	it( 'says that a search needs a key, and where keys are', () => {
		hook();
		show( { isWithoutKey: true } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/Connect GIPHY to search for GIFs/
		);
		expect( screen.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'https://example.org/settings'
		);
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'boat' );
	} );

	it( 'says what was not found, and nothing else', () => {
		hook();
		const { rerender } = show( { missed: 'boat' } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'No results found for “boat”.'
		);
		rerender( <></> );
		show( {} );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );
} );

import apiFetch from '@wordpress/api-fetch';
import {
	cleanup,
	renderHook,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearch } from '../use-search';
import { getPicture, open, toCopy, toPage, type Body } from './open';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

const TERMS =
	/search=(?:mountain|ocean|river|clouds|pattern|abstract|sky)(?:&|$)/;

const getSelect = () => screen.getByRole( 'button', { name: 'Select' } );

const getCopies = (): Body[] =>
	request.mock.calls.flatMap( ( [ options ] ) =>
		options?.method === 'POST' ? [ options.data as Body ] : []
	);

beforeEach( () => request.mockReset() );

test( 'it begins with one of the terms, twenty at a time', async () => {
	open();
	await getPicture( 1 );
	const path = request.mock.calls[ 0 ]?.[ 0 ]?.path ?? '';
	expect( path ).toMatch( TERMS );
	expect( path ).toContain( '/wpcom/v2/external-media/list/openverse?' );
	expect( path ).toContain( 'number=20' );
	expect( screen.queryByRole( 'button', { name: 'Load More' } ) ).toBeNull();
} );

test( 'before the first search nothing is said to be missing', () => {
	const { result } = renderHook( () => useSearch( 'openverse' ) );
	expect( result.current.isLoading ).toBe( true );
} );

test( 'more is added behind what is there, each picture once', async () => {
	const user = userEvent.setup();
	open( {
		list: ( path ) =>
			path.includes( 'page_handle=2' )
				? toPage( 2, 4, false )
				: toPage( 1, 2, '2' ),
	} );
	await getPicture( 2 );
	await user.click( screen.getByRole( 'button', { name: 'Load More' } ) );
	expect( await getPicture( 3 ) ).toHaveFocus();
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 4 );
} );

test( 'ten are chosen at most, in their order, and inserted with what was signed', async () => {
	const user = userEvent.setup();
	const { inserted, close } = open();
	for ( const number of [ 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11 ] ) {
		await user.click( await getPicture( number ) );
	}
	expect( await getPicture( 11 ) ).toHaveAttribute( 'aria-pressed', 'false' );
	expect(
		screen.getByText( /^10 selected \(maximum reached/ )
	).toBeVisible();
	await user.click( getSelect() );
	await waitFor( () => expect( inserted ).toHaveLength( 1 ) );
	expect( inserted[ 0 ] ).toHaveLength( 10 );
	expect( close ).toHaveBeenCalledTimes( 1 );
	expect( getCopies()[ 0 ]?.media[ 0 ]?.guid ).toBe( '{"sig":"3"}' );
} );

test( 'where one is wanted, another takes its place and a second press takes it back', async () => {
	const user = userEvent.setup();
	open( { isMultiple: false } );
	await user.click( await getPicture( 1 ) );
	await user.click( await getPicture( 2 ) );
	expect( await getPicture( 1 ) ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await getPicture( 2 ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await user.click( await getPicture( 2 ) );
	expect( getSelect() ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'while it copies its title says so', async () => {
	const user = userEvent.setup();
	let finish: ( answer: unknown ) => void = () => {};
	const { inserted } = open( {
		copy: () => new Promise( ( resolve ) => ( finish = resolve ) ),
	} );
	await user.click( await getPicture( 1 ) );
	await user.click( getSelect() );
	expect(
		await screen.findByRole( 'dialog', { name: 'Inserting media' } )
	).toBeVisible();
	expect(
		within( screen.getByRole( 'dialog' ) )
			.getAllByRole( 'status' )
			.map( ( { textContent } ) => textContent )
	).toContain( 'Inserting media' );
	await user.click( await getPicture( 2 ) );
	expect( await getPicture( 2 ) ).toHaveAttribute( 'aria-pressed', 'false' );
	finish( [ toCopy( 5 ) ] );
	await waitFor( () => expect( inserted[ 0 ]?.[ 0 ]?.id ).toBe( 5 ) );
} );

test( 'who closes it while it copies gets nothing inserted', async () => {
	const user = userEvent.setup();
	let finish: ( answer: unknown ) => void = () => {};
	const { inserted } = open( {
		copy: () => new Promise( ( resolve ) => ( finish = resolve ) ),
	} );
	await user.click( await getPicture( 1 ) );
	await user.click( getSelect() );
	cleanup();
	finish( [ toCopy( 5 ) ] );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( inserted ).toEqual( [] );
} );

test( 'the licence is said also of a picture whose creator nobody knows', async () => {
	const [ item ] = toPage( 1, 1, false ).media;
	open( {
		list: () => ( { media: [ { ...item, creator: '' } ], meta: {} } ),
	} );
	expect(
		await screen.findByRole( 'button', { name: 'Picture 1, CC BY 2.0' } )
	).toBeVisible();
} );

test( 'what failed is said, and what was copied is not copied again', async () => {
	const user = userEvent.setup();
	let times = 0;
	const { inserted } = open( {
		copy: () =>
			[
				[ toCopy( 7 ) ],
				[
					{
						errors: {
							rest_upload_error: [
								'Could not download media file.',
							],
						},
					},
				],
				[ toCopy( 8 ) ],
			][ times++ ],
	} );
	await user.click( await getPicture( 1 ) );
	await user.click( await getPicture( 2 ) );
	await user.click( getSelect() );
	const dialog = screen.getByRole( 'dialog' );
	expect(
		await within( dialog ).findByText(
			'“Picture 2”: Could not download media file.'
		)
	).toBeVisible();
	expect( inserted ).toHaveLength( 0 );
	await user.click( getSelect() );
	await waitFor( () =>
		expect( inserted[ 0 ]?.map( ( { id } ) => id ) ).toEqual( [ 7, 8 ] )
	);
	expect( getCopies().map( ( { media } ) => media[ 0 ]?.guid ) ).toEqual( [
		'{"sig":"1"}',
		'{"sig":"2"}',
		'{"sig":"2"}',
	] );
} );

test( 'each picture is a request of its own, one after the other, and their number is said', async () => {
	const user = userEvent.setup();
	const finish: ( ( answer: unknown ) => void )[] = [];
	const { inserted } = open( {
		copy: () => new Promise( ( resolve ) => finish.push( resolve ) ),
	} );
	for ( const number of [ 1, 2, 3 ] ) {
		await user.click( await getPicture( number ) );
	}
	await user.click( getSelect() );
	for ( const number of [ 1, 2, 3 ] ) {
		expect(
			await screen.findByText( `Inserting media: ${ number } of 3` )
		).toBeVisible();
		expect( getCopies() ).toHaveLength( number );
		finish[ number - 1 ]?.( [ toCopy( number ) ] );
	}
	await waitFor( () =>
		expect( inserted[ 0 ]?.map( ( { id } ) => id ) ).toEqual( [ 1, 2, 3 ] )
	);
	expect( getCopies().map( ( { media } ) => media.length ) ).toEqual( [
		1, 1, 1,
	] );
} );

test( 'where a gateway ends a request, what was copied before is kept and the rest waits for another press', async () => {
	const user = userEvent.setup();
	let times = 0;
	const { inserted } = open( {
		copy: () =>
			++times === 2
				? Object.assign( new Error(), {
						code: 'invalid_json',
						message: 'The response is not a valid JSON response.',
					} )
				: [ toCopy( times ) ],
	} );
	for ( const number of [ 1, 2, 3 ] ) {
		await user.click( await getPicture( number ) );
	}
	await user.click( getSelect() );
	expect(
		await within( screen.getByRole( 'dialog' ) ).findByText(
			'“Picture 2”: The response is not a valid JSON response.'
		)
	).toBeVisible();
	expect( getCopies() ).toHaveLength( 2 );
	await user.click( getSelect() );
	await waitFor( () =>
		expect( inserted[ 0 ]?.map( ( { id } ) => id ) ).toEqual( [ 1, 3, 4 ] )
	);
	expect( getCopies().map( ( { media } ) => media[ 0 ]?.guid ) ).toEqual( [
		'{"sig":"1"}',
		'{"sig":"2"}',
		'{"sig":"2"}',
		'{"sig":"3"}',
	] );
} );

test( 'who closes it while several are copied has no more requests made', async () => {
	const user = userEvent.setup();
	let finish: ( answer: unknown ) => void = () => {};
	open( {
		copy: () => new Promise( ( resolve ) => ( finish = resolve ) ),
	} );
	await user.click( await getPicture( 1 ) );
	await user.click( await getPicture( 2 ) );
	await user.click( getSelect() );
	cleanup();
	finish( [ toCopy( 5 ) ] );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( getCopies() ).toHaveLength( 1 );
} );

test.each( [
	[
		{ media: [], meta: {} },
		'Sorry, but nothing matched your search criteria.',
	],
	[ { meta: {} }, 'Internal server error' ],
	[
		Object.assign( new Error(), { message: 'Too many requests.' } ),
		'Too many requests.',
	],
	[
		Object.assign( new Error(), {
			code: 'internal_server_error',
			message: '<p>There has been a critical error.</p>',
		} ),
		'Internal server error',
	],
	[
		Object.assign( new Error(), {
			errors: [ { code: 'too_long', message: 'Fewer words, please.' } ],
		} ),
		'Fewer words, please.',
	],
	[
		{ errors: [ { error: 'closed', message: 'Closed today.' } ] },
		'Closed today.',
	],
] )( 'a search that finds nothing says why', async ( answer, sentence ) => {
	open( { list: () => answer } );
	expect(
		await within( screen.getByRole( 'dialog' ) ).findByText( sentence )
	).toBeVisible();
} );

test( 'an answer that comes late is not shown for another search', async () => {
	const user = userEvent.setup();
	let finish: ( answer: unknown ) => void = () => {};
	open( {
		list: ( path ) =>
			TERMS.test( path )
				? new Promise( ( resolve ) => ( finish = resolve ) )
				: toPage( 5, 5, false ),
	} );
	const field = screen.getByRole( 'searchbox', { name: 'Search Openverse' } );
	await user.clear( field );
	await user.type( field, 'boat{Enter}' );
	await getPicture( 5 );
	finish( toPage( 1, 1, false ) );
	await Promise.resolve();
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
} );

test( 'pictures are one stop for the tab key, arrows lead through them', async () => {
	const user = userEvent.setup();
	open();
	const first = await getPicture( 1 );
	first.focus();
	await user.keyboard( '{ArrowRight}' );
	expect( await getPicture( 2 ) ).toHaveFocus();
	await user.keyboard( '{End}' );
	expect( await getPicture( 12 ) ).toHaveFocus();
	await user.keyboard( ' ' );
	expect( await getPicture( 12 ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( first ).toHaveAttribute( 'tabindex', '-1' );
} );

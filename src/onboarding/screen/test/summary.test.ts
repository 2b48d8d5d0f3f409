import { readImportables, readBatch, readState } from '../types';
import { addBatch, getLines, MAX_POSTS, EMPTY_SURVEY } from '../summary';

const kinds = readState( {
	kinds: {
		modules: {
			'contact-form': { label: 'Form', state: 'ready', needs: [] },
			map: {
				label: 'Map',
				state: 'needs',
				needs: [
					{ label: 'Mapbox: token', met: false, url: '/settings' },
					{ label: 'https', met: true, url: '' },
				],
			},
		},
		blocks: {
			'jetpack/contact-form': { module: 'contact-form', is_part: false },
			'jetpack/field-name': { module: 'contact-form', is_part: true },
			'jetpack/map': { module: 'map', is_part: false },
			'jetpack/button': { module: '', is_part: false },
		},
	},
} ).kinds;

const portion = ( next: number, blocks: object[], posts: object[] = [] ) =>
	readBatch( { next, seen: 500, total: 900, blocks, posts } );

test( 'portions are summed up', () => {
	const first = addBatch(
		EMPTY_SURVEY,
		portion( 500, [ { name: 'jetpack/map', posts: 2, blocks: 3 } ] )
	);
	const { counts, seen, total } = addBatch(
		first,
		portion( 0, [
			{ name: 'jetpack/map', posts: 1, blocks: 1 },
			{ name: 'jetpack/like', posts: 1, blocks: 1 },
		] )
	);
	expect( { seen, total } ).toEqual( { seen: 1000, total: 900 } );
	expect( counts ).toEqual( [
		{ name: 'jetpack/map', posts: 3, blocks: 4 },
		{ name: 'jetpack/like', posts: 1, blocks: 1 },
	] );
} );

test( 'not more posts are named than can be read', () => {
	const posts = Array.from( { length: 80 }, ( _, id ) => ( { id } ) );
	const twice = addBatch(
		addBatch( EMPTY_SURVEY, portion( 1, [], posts ) ),
		portion( 0, [], posts )
	);
	expect( twice.posts ).toHaveLength( MAX_POSTS );
} );

test( 'a line for each family says what it lacks; parts are not counted, strangers are named', () => {
	const lines = getLines(
		[
			{ name: 'jetpack/contact-form', posts: 2, blocks: 2 },
			{ name: 'jetpack/field-name', posts: 2, blocks: 9 },
			{ name: 'jetpack/map', posts: 1, blocks: 5 },
			{ name: 'jetpack/button', posts: 2, blocks: 2 },
			{ name: 'jetpack/ai-assistant', posts: 1, blocks: 1 },
		],
		kinds
	);
	expect( lines.map( ( { label, blocks } ) => [ label, blocks ] ) ).toEqual( [
		[ 'Map', 5 ],
		[ 'Form', 2 ],
		[ 'jetpack/ai-assistant', 1 ],
	] );
	expect( lines[ 0 ] ).toMatchObject( {
		isReady: false,
		missing: [ { label: 'Mapbox: token' } ],
	} );
	expect( lines[ 1 ] ).toMatchObject( { isReady: true, problem: '' } );
	expect( lines[ 2 ]?.problem ).toMatch( /Not available in Mainstreet/ );
} );

test.each( [ null, 'x', [], { blocks: 'x', posts: [ 7 ], next: 'y' } ] )(
	'whatever the server answers is read: %j',
	( answer ) => {
		expect( readBatch( answer ).next ).toBe( 0 );
		expect( readImportables( { a: 1 } ) ).toEqual( [] );
		expect( readState( answer ).steps ).toEqual( [] );
	}
);

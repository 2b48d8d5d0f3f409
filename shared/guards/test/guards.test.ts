import {
	clamp,
	hasFunctions,
	isElement,
	isFiniteNumber,
	isOneOf,
	isPositiveInteger,
	isRecord,
	listOf,
	mapOf,
	nullable,
	objectOf,
	oneOf,
	toBoolean,
	toList,
	toNumber,
	toRecord,
	toRecords,
	toText,
} from '..';

const OTHERS = [ undefined, null, true, 0, '', 'text', Symbol( 'x' ) ];

describe( 'Guards', () => {
	it( 'take objects of named values for records, and nothing else', () => {
		expect(
			[ {}, { a: 1 }, Object.create( null ) ].every( isRecord )
		).toBe( true );
		expect( [ ...OTHERS, [], [ {} ], () => {} ].some( isRecord ) ).toBe(
			false
		);
	} );

	it( 'give an empty record, list or text for what is none', () => {
		const record = { a: 1 };
		expect( toRecord( record ) ).toBe( record );
		expect( toList( [ 1, 'a' ] ) ).toEqual( [ 1, 'a' ] );
		expect( toText( 'a' ) ).toBe( 'a' );
		for ( const other of OTHERS ) {
			expect( toRecord( other ) ).toEqual( {} );
			expect( toList( other ) ).toEqual( [] );
		}
		expect( [ toText( 5 ), toText( [ 'a' ] ), toText( null ) ] ).toEqual( [
			'',
			'',
			'',
		] );
	} );

	it( 'leave out of a list what is no record', () => {
		expect( toRecords( [ ...OTHERS, { a: 1 }, [] ] ) ).toEqual( [
			{ a: 1 },
		] );
		expect( toRecords( { a: 1 } ) ).toEqual( [] );
	} );

	it( 'know numbers and ids', () => {
		expect( [ 0, -1.5, 1e300 ].every( isFiniteNumber ) ).toBe( true );
		expect( [ NaN, Infinity, '1', null ].some( isFiniteNumber ) ).toBe(
			false
		);
		expect( [ 1, 4711 ].every( isPositiveInteger ) ).toBe( true );
		expect(
			[ 0, -1, 1.5, 1e300, NaN, '1' ].some( isPositiveInteger )
		).toBe( false );
	} );

	it( 'bring numbers into a range', () => {
		expect(
			[ -5, 0.5, 5 ].map( ( value ) => clamp( value, 0, 1 ) )
		).toEqual( [ 0, 0.5, 1 ] );
		// A range without room, such as places in an empty list.
		expect( clamp( 3, 0, -1 ) ).toBe( 0 );
		expect( clamp( NaN, 0, 1 ) ).toBeNaN();
	} );

	it( 'know the values of a list', () => {
		const SIDES = [ 'left', 'right' ] as const;
		expect( isOneOf( SIDES, 'left' ) ).toBe( true );
		expect( isOneOf( SIDES, 'toString' ) ).toBe( false );
		expect( isOneOf( SIDES, undefined ) ).toBe( false );
	} );

	it( 'know a store that has what is asked for', () => {
		const store = { savePost: () => {}, version: 1 };
		expect( hasFunctions( store, 'savePost' ) ).toBe( true );
		expect( hasFunctions( store, 'savePost', 'version' ) ).toBe( false );
		expect( hasFunctions( undefined, 'savePost' ) ).toBe( false );
	} );

	it( 'know elements of other documents', () => {
		const frame = document.implementation.createHTMLDocument();
		expect( isElement( frame.body ) ).toBe( true );
		expect( isElement( window ) ).toBe( false );
		expect( isElement( null ) ).toBe( false );
	} );

	it( 'read numbers, also from text', () => {
		expect( [ 5, '5', '0.5', -1 ].map( toNumber ) ).toEqual( [
			5, 5, 0.5, -1,
		] );
		for ( const other of [ 'a', NaN, Infinity, null, [ 1 ], true ] ) {
			expect( toNumber( other ) ).toBe( 0 );
		}
	} );

	it( 'read words, lists and maps', () => {
		const readSide = oneOf( [ 'left', 'right' ] );
		expect( [ 'right', 'toString', 1 ].map( readSide ) ).toEqual( [
			'right',
			'left',
			'left',
		] );
		expect( listOf( toNumber )( [ '1', 'a' ] ) ).toEqual( [ 1, 0 ] );
		expect( listOf( toNumber )( { length: 1 } ) ).toEqual( [] );
		expect( mapOf( toText )( { a: 'b', c: 1 } ) ).toEqual( {
			a: 'b',
			c: '',
		} );
		// PHP prints an empty map as a list.
		expect( mapOf( toText )( [] ) ).toEqual( {} );
		expect( [ null, undefined, 5 ].map( nullable( toNumber ) ) ).toEqual( [
			null,
			null,
			5,
		] );
	} );

	it( 'read objects by a schema', () => {
		const readPost = objectOf( {
			title: toText,
			isOpen: [ 'is_open', toBoolean ],
			author: objectOf( { id: toNumber } ),
		} );
		expect(
			readPost( {
				title: 'a',
				is_open: true,
				isOpen: false,
				author: { id: 3 },
				more: 1,
			} )
		).toEqual( { title: 'a', isOpen: true, author: { id: 3 } } );
		for ( const other of OTHERS ) {
			expect( readPost( other ) ).toEqual( {
				title: '',
				isOpen: false,
				author: { id: 0 },
			} );
		}
	} );
} );

import {
	getFields,
	getId,
	getSources,
	isInCircle,
	readWhen,
} from '../edit/conditions/read';

type Made = Parameters< typeof getFields >[ 0 ][ number ];

const block = (
	name: string,
	attributes: Record< string, unknown > = {},
	innerBlocks: Made[] = []
): Made => ( {
	clientId: `${ name }:${ JSON.stringify( attributes ) }`,
	name: `jetpack/${ name }`,
	isValid: true,
	attributes,
	innerBlocks,
} );

const when = ( field: string ) => ( {
	showWhen: { field, is: 'filled', value: '' },
} );

describe( 'what a field may wait for', () => {
	it( 'finds fields in steps and columns, with labels and choices of every age', () => {
		const fields = getFields( [
			block( 'form-step-container', {}, [
				block( 'form-step', {}, [
					block( 'field-radio', {
						label: 'Tea &amp; <b>milk</b>',
						options: [ 'Yes &amp; no', '' ],
					} ),
					block( 'field-checkbox-multiple', {}, [
						block( 'label', { label: 'Boats' } ),
						block( 'options', {}, [
							block( 'option', { label: 'Kayak' } ),
						] ),
					] ),
					block( 'field-checkbox', {}, [
						block( 'option', { label: 'I can swim' } ),
					] ),
				] ),
			] ),
			block( 'field-file' ),
			block( 'field-consent', { consentType: 'implicit' } ),
		] );
		expect( fields ).toHaveLength( 5 );
		expect(
			getSources( fields, '' ).map( ( { label, options } ) => [
				label,
				options,
			] )
		).toEqual( [
			[ 'Tea & milk', [ 'Yes & no' ] ],
			[ 'Boats', [ 'Kayak' ] ],
			[ 'I can swim', [] ],
		] );
	} );

	it( 'names a field by its own id, and gives one to a field without or with that of another', () => {
		const fields = [
			block( 'field-text', { id: 'boat', label: 'First' } ),
			block( 'field-text', { id: 'boat', label: 'Second' } ),
			block( 'field-text', { id: '', label: 'Größe?' } ),
			block( 'field-text', { id: 'field-second', label: 'x' } ),
		];
		const ids = getSources( fields, '' ).map( ( source ) =>
			getId( source, fields )
		);
		expect( ids ).toEqual( [
			'boat',
			'field-second-2',
			'field-gr-e',
			'field-second',
		] );
	} );

	it( 'reads hostile attributes as none', () => {
		for ( const showWhen of [
			1,
			'x',
			{},
			{ field: 1, is: 'is' },
			{ field: 'a', is: '~' },
		] ) {
			expect( readWhen( { showWhen } ) ).toBeUndefined();
		}
	} );

	it( 'sees circles', () => {
		const fields = [
			block( 'field-text', { id: 'a', ...when( 'b' ) } ),
			block( 'field-text', { id: 'b', ...when( 'a' ) } ),
			block( 'field-text', { id: 'c', ...when( 'a' ) } ),
			block( 'field-text', { id: 'd', ...when( 'gone' ) } ),
		];
		expect(
			fields.map( ( { clientId } ) => isInCircle( fields, clientId ) )
		).toEqual( [ true, true, false, false ] );
	} );
} );

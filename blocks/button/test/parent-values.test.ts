import { getInheritedValues } from '../edit/use-parent-values';

describe( 'getInheritedValues', () => {
	const parent = { url: 'https://example.org/new', text: 'Parent', n: 1 };

	it( 'takes what the parent has changed, under the button’s name', () => {
		expect(
			getInheritedValues( { url: 'https://example.org/old' }, parent, {
				url: 'url',
				placeholder: 'text',
			} )
		).toEqual( { url: 'https://example.org/new', placeholder: 'Parent' } );
	} );

	it( 'takes nothing where both are equal, or the parent has no such attribute', () => {
		expect(
			getInheritedValues( { url: parent.url }, parent, {
				url: 'url',
				text: 'missing',
			} )
		).toEqual( {} );
	} );

	it.each( [ null, undefined, [], 'url', { url: 7 }, { url: null } ] )(
		'survives a map of %j',
		( map ) => {
			expect( getInheritedValues( {}, parent, map ) ).toEqual( {} );
		}
	);

	it( 'survives a button without parent', () => {
		expect( getInheritedValues( {}, null, { url: 'url' } ) ).toEqual( {} );
	} );
} );

import { act, renderHook } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { toText, type UnknownRecord } from '@shared/guards';
import { useSiteDetails } from '../use-site-details';

const mockEdit = jest.fn();
let mockBusiness: object = {};

jest.mock( '../business', () => ( {
	readBusiness: () => mockBusiness,
	editBusiness: ( ...given: unknown[] ) => mockEdit( ...given ),
} ) );

const read = ( details: UnknownRecord ) => {
	const phone = toText( details.phone );
	return phone ? { phone } : null;
};

const setup = ( start: { phone: string; useSite?: boolean } ) =>
	renderHook( () => {
		const [ attributes, setState ] = useState( start );
		const site = useSiteDetails( {
			attributes,
			setAttributes: ( changed ) =>
				setState( ( before ) => ( { ...before, ...changed } ) ),
			read,
		} );
		return { attributes, site };
	} ).result;

const hold = ( canEdit: boolean, phone: string ) => {
	mockEdit.mockClear();
	mockBusiness = { canEdit, contact: { phone }, hours: {} };
};

describe( 'A block with the site’s details', () => {
	it( 'shows its own until the author chooses the site’s', () => {
		hold( true, '555' );
		const block = setup( { phone: '1' } );
		expect( block.current.site.values.phone ).toBe( '1' );
		act( () => block.current.site.toggle( true ) );
		expect( block.current.site.values.phone ).toBe( '555' );
		act( () => block.current.site.toggle( false ) );
		// It keeps what it showed last, and nothing of the switch is saved.
		expect( block.current.attributes ).toEqual( { phone: '555' } );
	} );

	it( 'changes the site’s for those who may, and keeps a copy', () => {
		hold( true, '555' );
		const block = setup( { phone: '1', useSite: true } );
		act( () => block.current.site.change( { phone: '556' } ) );
		expect( mockEdit ).toHaveBeenCalledWith( { phone: '556' }, true );
		expect( block.current.attributes.phone ).toBe( '556' );
	} );

	it( 'only shows the site’s to others', () => {
		hold( false, '555' );
		const block = setup( { phone: '1', useSite: true } );
		expect( block.current.site.isReadOnly ).toBe( true );
		expect( block.current.site.values.phone ).toBe( '555' );
	} );

	it( 'shows its own where the site has none', () => {
		hold( false, '' );
		const block = setup( { phone: '1', useSite: true } );
		expect( block.current.site.isReadOnly ).toBe( false );
		expect( block.current.site.values.phone ).toBe( '1' );
		act( () => block.current.site.change( { phone: '2' } ) );
		expect( mockEdit ).not.toHaveBeenCalled();
	} );
} );

import { act, renderHook } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { useSitePlace } from '../edit/use-site-place';
import type { Attributes } from '../types';

const mockEdit = jest.fn();
let mockBusiness: object = {};

jest.mock( '@shared/business', () => ( {
	readBusiness: () => mockBusiness,
	editBusiness: ( ...given: unknown[] ) => mockEdit( ...given ),
	getText: ( { contact }: { contact: object }, key: keyof object ) =>
		contact[ key ],
} ) );

const address = '4 Quay Street, Oban';
const own = {
	placeTitle: '',
	title: 'Own',
	caption: 'Elsewhere',
	id: 'marker.1',
	coordinates: { longitude: 1, latitude: 2 },
};
const marker = {
	placeTitle: 'Pier',
	title: 'Pier',
	caption: address,
	id: 'business',
	coordinates: { longitude: -5.47, latitude: 56.4 },
};
const position = { latitude: 56.4, longitude: -5.47, address };

const hold = ( canEdit: boolean, contact: object ) => {
	mockEdit.mockClear();
	mockBusiness = { canEdit, contact: { name: 'Pier', address, ...contact } };
};

const setup = ( useSite?: boolean, points = [ own ] ) =>
	renderHook( () => {
		const [ attributes, setState ] = useState( {
			points,
			useSite,
		} as Attributes );
		const site = useSitePlace( attributes, ( changes ) =>
			setState( ( before ) => ( { ...before, ...changes } ) )
		);
		return { attributes, site };
	} ).result;

describe( 'A map with the site’s details', () => {
	it( 'shows the marker of the business, and keeps it when it is switched off', () => {
		hold( true, { position } );
		const block = setup();
		expect( block.current.site.values.points ).toEqual( [ own ] );
		act( () => block.current.site.toggle( true ) );
		expect( block.current.site.values.points ).toEqual( [ marker ] );
		expect( block.current.attributes.points ).toEqual( [ marker ] );
		act( () => block.current.site.toggle( false ) );
		expect( block.current.attributes ).toEqual( { points: [ marker ] } );
	} );

	it( 'changes no post that is only opened', () => {
		hold( true, { position } );
		const block = setup( true );
		expect( block.current.site.values.points ).toEqual( [ marker ] );
		expect( block.current.attributes.points ).toEqual( [ own ] );
	} );

	it( 'has no marker while the position is unknown, or that of a former address', () => {
		hold( true, { position: { ...position, address: 'Old Street 1' } } );
		const block = setup();
		act( () => block.current.site.toggle( true ) );
		expect( block.current.site.address ).toBe( address );
		expect( block.current.site.values.points ).toEqual( [] );
		act( () => block.current.site.toggle( false ) );
		expect( block.current.attributes.points ).toEqual( [ own ] );
	} );

	it( 'stores what was found, moved or placed as the position of the business', () => {
		hold( true, {} );
		const block = setup( true );
		act( () =>
			block.current.site.change( {
				points: [ { ...own, coordinates: marker.coordinates } ],
			} )
		);
		expect( mockEdit ).toHaveBeenCalledWith( { position }, true );
		expect( block.current.site.values.points ).toEqual( [ marker ] );
	} );

	it( 'keeps the position in the post for people who may not change the details', () => {
		hold( false, {} );
		const block = setup( true );
		act( () => block.current.site.change( { points: [ marker ] } ) );
		expect( mockEdit ).not.toHaveBeenCalled();
		expect( block.current.site.values.points ).toEqual( [ marker ] );
	} );

	it( 'shows its own markers where the site has no address', () => {
		hold( true, { address: '' } );
		const block = setup( true );
		expect( block.current.site.isMissing ).toBe( true );
		expect( block.current.site.values.points ).toEqual( [ own ] );
		act( () => block.current.site.change( { points: [] } ) );
		expect( block.current.attributes.points ).toEqual( [] );
	} );
} );

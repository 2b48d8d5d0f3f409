import { select } from '@wordpress/data';
import {
	canUserEditValue,
	getFieldsList,
	getValues,
	setValues,
} from '../editor/bindings';

const mockEdit = jest.fn();
let mockBusiness = {};

jest.mock( '@shared/business/business', () => ( {
	getText: jest.requireActual( '@shared/business/business' ).getText,
	readBusiness: () => mockBusiness,
	editBusiness: ( changes: unknown ) => mockEdit( changes ),
} ) );

const bound = ( key: unknown, newValue?: unknown ) => ( {
	args: { key },
	newValue,
} );

beforeEach( () => {
	mockEdit.mockClear();
	mockBusiness = {
		canEdit: true,
		contact: {
			name: '',
			phone: '+31 (0)20',
			email: 'a&b@example.org',
			address: '4 Quay Street',
			city: 'Veere',
			postal: '4351 AA',
		},
		hours: {},
		title: 'Pier <b>',
		texts: { open_now: 'Open now', next_closing: '' },
	};
} );

describe( 'Blocks that are bound to the business details', () => {
	it( 'show them; what is unknown is left out', () => {
		const bindings = {
			a: bound( 'name' ),
			b: bound( 'address' ),
			c: bound( 'open_now' ),
			d: bound( 'next_closing' ),
			e: bound( [ 'x' ] ),
			f: {},
		};
		expect( getValues( { select, bindings } ) ).toEqual( {
			a: 'Pier <b>',
			b: '4 Quay Street, Veere 4351 AA',
			c: 'Open now',
		} );
	} );

	it( 'change name, phone and email as plain text, and nothing else', () => {
		setValues( {
			bindings: {
				a: bound( 'name', 'Tom &amp; <strong>Co</strong>' ),
				url: bound( 'phone', 'tel:+31' ),
				b: bound( 'address', 'x' ),
				c: bound( 'subscribers', '9' ),
			},
		} );
		expect( mockEdit ).toHaveBeenCalledWith( {
			name: 'Tom & Co',
			phone: '+31',
		} );
	} );

	it( 'are edited by those who may change the site’s settings', () => {
		const may = ( key: string ) =>
			canUserEditValue( { select, args: { key } } );
		expect( [ 'name', 'phone', 'email' ].every( may ) ).toBe( true );
		expect( may( 'open_now' ) ).toBe( false );
		mockBusiness = { ...mockBusiness, canEdit: false };
		expect( may( 'name' ) ).toBe( false );
	} );

	it( 'can be connected to each of them in core’s panel', () => {
		const fields = getFieldsList();
		expect( fields.every( ( { type } ) => type === 'string' ) ).toBe(
			true
		);
		// Without the newsletter there are no subscribers.
		expect( fields.map( ( { args } ) => args.key ) ).toEqual( [
			'name',
			'phone',
			'email',
			'address',
			'hours_today',
			'open_now',
			'next_closing',
		] );
	} );
} );

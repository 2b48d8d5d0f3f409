import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readModules } from '../modules-state';
import { NONE, STORED, expectNoViolation, go, open, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const makeModule = ( id: string, more: object = {} ) => ( {
	id,
	label: `The ${ id }`,
	description: `What ${ id } does`,
	help: `How ${ id } is used`,
	on: true,
	state: 'ready',
	needs: [],
	conflicting: [],
	...more,
} );

const MAP = makeModule( 'map', {
	state: 'needs',
	needs: [
		{
			id: 'key',
			label: 'Mapbox: Access token',
			met: false,
			hash: '#/connections/mapbox',
		},
	],
} );
const MODULES = [
	MAP,
	makeModule( 'forms', {
		needs: [ { id: 'mail', label: 'Email', met: true, hash: '' } ],
		screen: '/wp-admin/admin.php?page=mainstreet-responses',
	} ),
	makeModule( 'hours', {
		state: 'taken',
		conflicting: [ 'jetpack/business-hours' ],
	} ),
	makeModule( 'stars', {
		state: 'gated',
		plan: 'host_business',
		upgrade: 'https://host.example/buy',
	} ),
	makeModule( 'news', { warning: 'Both send.' } ),
	makeModule( 'gif', {
		needs: [
			{
				id: 'key',
				label: 'GIPHY: API key',
				met: false,
				hash: '#/connections/giphy',
				optional: true,
			},
		],
	} ),
];

const row = ( name: string ) => {
	const item = screen.getByLabelText( name ).closest( 'li' );
	if ( ! item ) {
		throw new Error( name );
	}
	return item;
};

const show = () => open( NONE, { modules: MODULES }, 'modules' );

beforeEach( () => request.mockReset() );

describe( 'modules', () => {
	it( 'say how they stand and what they lack', async () => {
		const { container } = show();
		expect( row( 'The map' ) ).toHaveTextContent( 'Not ready' );
		expect(
			within( row( 'The map' ) ).getByRole( 'link', {
				name: 'Mapbox: Access token',
			} )
		).toHaveAttribute( 'href', '#/connections/mapbox' );
		expect( row( 'The forms' ) ).toHaveTextContent( /Ready.*Email/ );
		expect( row( 'The gif' ) ).toHaveTextContent(
			/Ready.*GIPHY: API key \(optional\)/
		);
		expect( row( 'The hours' ) ).toHaveTextContent(
			/Handled by another plugin.*jetpack\/business-hours/
		);
		expect( row( 'The stars' ) ).toHaveTextContent( 'host_business' );
		expect(
			within( row( 'The stars' ) ).getByRole( 'link', {
				name: 'Upgrade',
			} )
		).toHaveAttribute( 'href', 'https://host.example/buy' );
		expect( row( 'The news' ) ).toHaveTextContent( 'Both send.' );
		expect(
			screen.getByLabelText( 'The map' )
		).toHaveAccessibleDescription( 'What map does' );
		await expectNoViolation( container );
	} );

	it( 'stand in groups under headings, and say how they are used where they are off', () => {
		open(
			NONE,
			{
				modules: [
					{ ...MAP, group: 'embeds', on: false, state: 'off' },
					makeModule( 'forms', { group: 'forms' } ),
					makeModule( 'odd', { group: 'nonsense' } ),
				],
			},
			'modules'
		);
		const headings = screen
			.getAllByRole( 'heading', { level: 3 } )
			.map( ( { textContent } ) => textContent );
		expect( headings ).toEqual( [
			'Content',
			'Forms and newsletter',
			'Embeds',
		] );
		expect( row( 'The map' ) ).toHaveTextContent( 'How map is used' );
		expect( row( 'The forms' ) ).not.toHaveTextContent( 'is used' );
		expect( screen.queryByText( 'Help' ) ).toBeNull();
	} );

	it( 'are found by name, group, description and use, and the number is said', async () => {
		open(
			NONE,
			{
				modules: [
					{ ...MAP, group: 'embeds' },
					makeModule( 'forms', { group: 'forms' } ),
				],
			},
			'modules'
		);
		const search = screen.getByRole( 'searchbox', {
			name: 'Search modules',
		} );
		await userEvent.type( search, 'USED  forms' );
		expect( screen.queryByLabelText( 'The map' ) ).toBeNull();
		expect( row( 'The forms' ) ).toHaveTextContent( 'How forms is used' );
		expect( screen.getByText( '1 module found.' ) ).toHaveAttribute(
			'role',
			'status'
		);
		await userEvent.clear( search );
		await userEvent.type( search, 'embeds' );
		expect( row( 'The map' ) ).toBeVisible();
		await userEvent.clear( search );
		await userEvent.type( search, 'submarine' );
		expect( screen.getByText( 'No modules found.' ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { level: 3 } ) ).toBeNull();
		await userEvent.clear( search );
		expect( row( 'The forms' ) ).toBeVisible();
	} );

	it( 'are switched at once', async () => {
		request.mockResolvedValue( [
			{ ...MAP, on: false, state: 'off' },
			...MODULES.slice( 1 ),
		] );
		show();
		await userEvent.click( screen.getByLabelText( 'The map' ) );
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/modules/map',
			method: 'POST',
			data: { on: false },
		} );
		await waitFor( () =>
			expect( row( 'The map' ) ).toHaveTextContent( 'Off' )
		);
		expect( screen.getByLabelText( 'The map' ) ).not.toBeChecked();
	} );

	it( 'stay as they are when that fails, and say why', async () => {
		request.mockRejectedValue( { message: 'Not today.' } );
		show();
		await userEvent.click( screen.getByLabelText( 'The map' ) );
		expect( await screen.findByText( 'Not today.' ) ).toBeVisible();
		expect( screen.getByLabelText( 'The map' ) ).toBeChecked();
	} );

	it( 'are looked at anew when a key was set', async () => {
		request.mockImplementation( ( { path } ) =>
			Promise.resolve(
				path === '/mainstreet/v1/modules'
					? [ { ...MAP, state: 'ready', needs: [] } ]
					: { mapbox: STORED }
			)
		);
		show();
		go( '#/connections' );
		await userEvent.type(
			await screen.findByRole( 'textbox' ),
			'pk.something{Enter}'
		);
		await screen.findByText( 'Saved on this site' );
		go( '#/modules' );
		await waitFor( () =>
			expect( row( 'The map' ) ).toHaveTextContent( 'Ready' )
		);
	} );

	it( 'are read whatever is answered', () => {
		expect( readModules( 'x' ) ).toEqual( [] );
		expect( readModules( [ null ] )[ 0 ] ).toMatchObject( {
			id: '',
			on: false,
			needs: [],
		} );
	} );

	it( 'are switched one at a time', async () => {
		request.mockReturnValue( new Promise( () => {} ) );
		show();
		await userEvent.click( screen.getByLabelText( 'The map' ) );
		await userEvent.click( screen.getByLabelText( 'The forms' ) );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( row( 'The map' ) ).toHaveAttribute( 'aria-busy', 'true' );
	} );
} );

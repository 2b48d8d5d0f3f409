import apiFetch from '@wordpress/api-fetch';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ConnectedEdit } from '../edit';
import type { Attributes } from '../types';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	InspectorControls: ( { children }: { children: ReactNode } ) => (
		<aside>{ children }</aside>
	),
} ) );

const START: Attributes = {
	columns: 3,
	count: 9,
	spacing: 10,
	isStackedOnMobile: true,
};
const images = [ 1, 2 ].map( ( n ) => ( {
	title: `Day ${ n }`,
	url: `https://scontent.example/${ n }.jpg`,
	link: `https://www.instagram.com/p/${ n }/`,
} ) );
const GALLERY = { external_name: 'aurora.bakery', images };
const ACCOUNT = { token: '17', username: 'aurora.bakery' };

/** Answers by part of the path. */
const answer = ( answers: Record< string, unknown > ) =>
	jest.mocked( apiFetch ).mockImplementation( ( { path } ) => {
		const [ , found ] =
			Object.entries( answers ).find( ( [ part ] ) =>
				path?.includes( part )
			) ?? [];
		return found instanceof Error
			? Promise.reject( found )
			: Promise.resolve( found );
	} );

let last: Attributes = START;

function Block( { initial }: { initial: Partial< Attributes > } ) {
	const [ attributes, setAttributes ] = useState( { ...START, ...initial } );
	last = attributes;
	return (
		<ConnectedEdit
			attributes={ attributes }
			setAttributes={ ( changes ) =>
				setAttributes( ( before ) => ( { ...before, ...changes } ) )
			}
		/>
	);
}

/** A window that a click opens. */
function mockWindow() {
	const popup = { location: { href: '' }, closed: false, close: jest.fn() };
	jest.spyOn( window, 'open' ).mockReturnValue( popup as unknown as Window );
	return popup;
}

const say = ( data: unknown, origin = window.location.origin ) =>
	act( () => {
		window.dispatchEvent( new MessageEvent( 'message', { data, origin } ) );
	} );

afterEach( () => jest.restoreAllMocks() );

it( 'connects an account by the window’s message', async () => {
	answer( {
		'/connections': [],
		'/connect-url': 'https://example.org/popup',
		'/gallery?': GALLERY,
	} );
	const popup = mockWindow();
	render( <Block initial={ {} } /> );
	fireEvent.click(
		await screen.findByRole( 'button', { name: 'Connect to Instagram' } )
	);
	expect( window.open ).toHaveBeenCalledWith(
		'',
		'_blank',
		expect.stringContaining( 'width=700,height=700' )
	);
	await waitFor( () =>
		expect( popup.location.href ).toBe( 'https://example.org/popup' )
	);
	say( { keyring_id: 666 }, 'https://evil.example' );
	say( { other: 1 } );
	expect( last.accessToken ).toBeUndefined();
	say( { keyring_id: 17, id_token: null, user: null } );
	expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 2 );
	expect( last ).toMatchObject( {
		accessToken: '17',
		instagramUser: 'aurora.bakery',
	} );
	expect( popup.close ).toHaveBeenCalled();
} );

it( 'is as before when the window is closed', async () => {
	answer( {
		'/connections': [],
		'/connect-url': 'https://example.org/popup',
	} );
	const popup = mockWindow();
	jest.spyOn( document, 'hasFocus' ).mockReturnValue( false );
	render( <Block initial={ {} } /> );
	fireEvent.click(
		await screen.findByRole( 'button', { name: 'Connect to Instagram' } )
	);
	await screen.findByRole( 'button', { name: 'Connecting…' } );
	popup.closed = true;
	jest.mocked( document.hasFocus ).mockReturnValue( true );
	await screen.findByRole( 'button', { name: 'Connect to Instagram' } );
	expect( last.accessToken ).toBeUndefined();
} );

it( 'finds the account of a window that was cut off from this one', async () => {
	let list: object[] = [];
	const others: Record< string, unknown > = {
		'/connect-url': 'https://www.instagram.com/oauth/authorize',
		'/gallery?': GALLERY,
	};
	jest.mocked( apiFetch ).mockImplementation( ( { path = '' } ) => {
		const other = Object.keys( others ).find( ( part ) =>
			path.includes( part )
		);
		return Promise.resolve( other ? others[ other ] : list );
	} );
	const popup = mockWindow();
	const hasFocus = jest
		.spyOn( document, 'hasFocus' )
		.mockReturnValue( false );
	render( <Block initial={ {} } /> );
	fireEvent.click(
		await screen.findByRole( 'button', { name: 'Connect to Instagram' } )
	);
	await waitFor( () => expect( popup.location.href ).not.toBe( '' ) );
	// Its page has cut itself off, and somebody signs in there.
	popup.closed = true;
	await waitFor( () => expect( hasFocus ).toHaveBeenCalled() );
	expect( last.accessToken ).toBeUndefined();
	expect(
		screen.getByRole( 'button', { name: 'Connecting…' } )
	).toBeInTheDocument();
	list = [ ACCOUNT ];
	hasFocus.mockReturnValue( true );
	expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 2 );
	expect( last.accessToken ).toBe( '17' );
} );

it( 'says so when there is no address to connect at', async () => {
	answer( { '/connections': [], '/connect-url': new Error( 'no' ) } );
	const popup = mockWindow();
	render( <Block initial={ {} } /> );
	fireEvent.click(
		await screen.findByRole( 'button', { name: 'Connect to Instagram' } )
	);
	expect(
		(
			await screen.findAllByText(
				'An error occurred. Please try again later.'
			)
		)[ 0 ]
	).toBeInTheDocument();
	expect( popup.close ).toHaveBeenCalled();
} );

it( 'offers the accounts there are, and a new one', async () => {
	answer( { '/connections': [ ACCOUNT ], '/gallery?': GALLERY } );
	render( <Block initial={ {} } /> );
	expect(
		await screen.findByRole( 'radio', { name: 'Add a new account' } )
	).toBeInTheDocument();
	fireEvent.click( screen.getByRole( 'radio', { name: '@aurora.bakery' } ) );
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Use this account' } )
	);
	expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 2 );
	expect(
		screen.getAllByText(
			'There are currently only 2 posts in your Instagram account.'
		)[ 0 ]
	).toBeInTheDocument();
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Disconnect your account' } )
	);
	expect( last.accessToken ).toBeUndefined();
	expect( last.instagramUser ).toBeUndefined();
	expect( screen.queryByRole( 'img' ) ).toBeNull();
} );

it( 'forgets an account that the site does not have any more', async () => {
	answer( {
		'/connections': [],
		'/gallery?': Object.assign( new Error( 'gone' ), {
			code: 'instagram_connection_unavailable',
		} ),
	} );
	render(
		<Block initial={ { accessToken: '17', instagramUser: 'gone' } } />
	);
	expect(
		(
			await screen.findAllByText(
				'An error occurred. Please try again later.'
			)
		)[ 0 ]
	).toBeInTheDocument();
	expect( last.accessToken ).toBeUndefined();
	expect( last.instagramUser ).toBeUndefined();
} );

it.each( [
	{ images: 'odd' },
	Object.assign( new Error( 'no' ), { data: { status: 502 } } ),
	Object.assign( new Error( 'no' ), { code: 'instagram_refused' } ),
	new TypeError( 'Failed to fetch' ),
] )(
	'keeps the account when its pictures can’t be had now, and tries again: %p',
	async ( failure ) => {
		const saved = { accessToken: '17', instagramUser: 'aurora.bakery' };
		answer( { '/connections': [], '/gallery?': failure } );
		render( <Block initial={ saved } /> );
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect( last ).toMatchObject( saved );
		answer( { '/connections': [], '/gallery?': GALLERY } );
		fireEvent.click( retry );
		expect( await screen.findAllByRole( 'img' ) ).toHaveLength( 2 );
		expect( last ).toMatchObject( saved );
	}
);

it( 'says that an account is empty, and does not let others disconnect it', async () => {
	answer( { '/connections': [], '/gallery?': { ...GALLERY, images: [] } } );
	render(
		<Block initial={ { accessToken: '17', instagramUser: 'empty' } } />
	);
	expect(
		(
			await screen.findAllByText(
				'No images were found in your Instagram account.'
			)
		)[ 0 ]
	).toBeInTheDocument();
	expect(
		screen.getAllByText(
			'There are currently no posts in your Instagram account.'
		)[ 0 ]
	).toBeInTheDocument();
	expect(
		screen.queryByRole( 'button', { name: 'Disconnect your account' } )
	).toBeNull();
} );

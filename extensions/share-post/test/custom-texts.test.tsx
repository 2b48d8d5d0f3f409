import apiFetch from '@wordpress/api-fetch';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toRecord, toText } from '@shared/guards';
import { LINKEDIN, MASTODON, print, show } from './editor';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );
const NAME = 'Aurora Bakery (Mastodon)';
const TOGGLE = `Custom text for ${ NAME }`;
const FIELD = `Text for ${ NAME }`;

/** What the server was asked of texts, newest last. */
const getAsked = () =>
	request.mock.calls
		.map( ( [ options ] ) => options )
		.filter( ( { path = '' } ) => path.includes( '/social/messages/' ) );

/** A server that counts down from 500 letters. */
function answer( options: { path?: string; data?: unknown } ): unknown {
	const path = options.path ?? '';
	if ( path.includes( 'connection-test-results' ) ) {
		return [ MASTODON, LINKEDIN ];
	}
	if ( path.includes( '/social/messages/' ) ) {
		const data = toRecord( options.data );
		const text =
			toText( toRecord( data.messages )[ '5' ] ) ||
			toText( data.message );
		return {
			items: [ { connection_id: '5', text, left: 500 - text.length } ],
		};
	}
	return path.includes( '/shares' ) ? { items: [] } : {};
}

const settle = () => act( async () => {} );

beforeEach( () => {
	request
		.mockReset()
		.mockImplementation( async ( options ) => answer( options ) );
	print( {} );
} );

it( 'is closed for each account that the post goes to, and nothing is asked', async () => {
	show( {
		fields: {
			jetpack_publicize_connections: [
				MASTODON,
				{ ...LINKEDIN, enabled: false },
			],
		},
	} );
	await settle();
	expect( screen.getByRole( 'button', { name: TOGGLE } ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	expect(
		screen.queryByRole( 'button', { name: /LinkedIn/ } )
	).not.toBeInTheDocument();
	expect( screen.queryByRole( 'textbox', { name: FIELD } ) ).toBeNull();
	expect( getAsked() ).toEqual( [] );
} );

it( 'writes the text into the post’s own field, and says how much is left there', async () => {
	const { registry } = show( { meta: { jetpack_publicize_message: 'Hi' } } );
	await settle();
	await userEvent.click( screen.getByRole( 'button', { name: TOGGLE } ) );
	const field = screen.getByRole( 'textbox', { name: FIELD } );
	await waitFor( () =>
		expect( field ).toHaveAccessibleDescription(
			'498 characters remaining'
		)
	);
	await userEvent.click( field );
	await userEvent.paste( 'Rye bread' );
	await waitFor( () =>
		expect( field ).toHaveAccessibleDescription(
			'491 characters remaining'
		)
	);
	const { getEditedPostAttribute } = registry.select( 'core/editor' ) as {
		getEditedPostAttribute: ( name: string ) => unknown;
	};
	expect( getEditedPostAttribute( 'jetpack_publicize_connections' ) ).toEqual(
		[ { ...MASTODON, message: 'Rye bread' }, LINKEDIN ]
	);
	expect( toRecord( getAsked().at( -1 )?.data ) ).toMatchObject( {
		message: 'Hi',
		messages: { 5: 'Rye bread' },
		is_thread: false,
	} );
	await userEvent.click( field );
	await userEvent.paste( 'x'.repeat( 492 ) );
	await waitFor( () =>
		expect( field ).toHaveAccessibleDescription(
			'1 character too many. The end will be cut off.'
		)
	);
	// Closed, nothing is lost.
	await userEvent.click( screen.getByRole( 'button', { name: TOGGLE } ) );
	expect( screen.queryByRole( 'textbox', { name: FIELD } ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: TOGGLE } ) );
	expect( screen.getByRole( 'textbox', { name: FIELD } ) ).toHaveValue(
		`Rye bread${ 'x'.repeat( 492 ) }`
	);
} );

it( 'is open where there is a text, and of a published post goes with sharing it once more alone', async () => {
	const { registry } = show( {
		isPublished: true,
		fields: {
			jetpack_publicize_connections: [
				{ ...MASTODON, message: 'As it was' },
				LINKEDIN,
			],
		},
	} );
	await settle();
	const field = screen.getByRole( 'textbox', { name: FIELD } );
	expect( field ).toHaveValue( 'As it was' );
	await userEvent.clear( field );
	await userEvent.paste( 'Once more' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Share post' } )
	);
	expect(
		request.mock.calls
			.map( ( [ options ] ) => options )
			.find( ( { path = '' } ) => path.endsWith( '/publicize' ) )?.data
	).toEqual( {
		known: 0,
		message: '',
		messages: { 5: 'Once more' },
		skipped_connections: [],
	} );
	const { getEditedPostAttribute } = registry.select( 'core/editor' ) as {
		getEditedPostAttribute: ( name: string ) => unknown;
	};
	expect(
		toRecord(
			(
				getEditedPostAttribute(
					'jetpack_publicize_connections'
				) as unknown[]
			 )[ 0 ]
		).message
	).toBe( 'As it was' );
} );

it( 'shows no counter where the server does not answer, and keeps what was written', async () => {
	request.mockImplementation( async ( options ) => {
		if ( ( options.path ?? '' ).includes( '/social/messages/' ) ) {
			throw new Error( 'offline' );
		}
		return answer( options );
	} );
	show();
	await settle();
	await userEvent.click( screen.getByRole( 'button', { name: TOGGLE } ) );
	const field = screen.getByRole( 'textbox', { name: FIELD } );
	await userEvent.click( field );
	await userEvent.paste( 'Rye' );
	await waitFor( () => expect( getAsked().length ).toBeGreaterThan( 0 ) );
	expect( field ).toHaveValue( 'Rye' );
	expect( field ).toHaveAccessibleDescription( '' );
} );

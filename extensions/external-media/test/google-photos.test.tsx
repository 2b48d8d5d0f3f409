import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
	advance,
	CONNECTION,
	findSentence,
	getAsked,
	getButton,
	open,
	openWindow,
	OUT,
	popup,
	press,
	setUp,
	user,
} from './google-photos';

jest.mock( '@wordpress/api-fetch' );

setUp();

test( 'who is not connected connects in a window, and goes on where it ends', async () => {
	const { all } = open( { [ CONNECTION ]: OUT } );
	await press( 'Connect Google Photos' );
	expect( openWindow ).toHaveBeenCalledWith(
		'https://here.example/connect',
		'_blank',
		expect.stringContaining( 'width=780,height=700' )
	);
	expect( await getButton( 'Connecting…' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	all[ CONNECTION ] = { ...OUT, connected: true };
	popup.closed = true;
	await advance( 100 );
	expect( await getButton( 'Choose in Google Photos' ) ).toHaveFocus();
	expect( screen.getByText( 'Connected to Google Photos' ) ).toBeVisible();
} );

test( 'who closes the window without connecting, or gives up, may try again', async () => {
	open( { [ CONNECTION ]: OUT } );
	await press( 'Connect Google Photos' );
	popup.closed = true;
	await advance( 100 );
	await press( 'Connect Google Photos' );
	await press( 'Cancel' );
	expect( popup.close ).toHaveBeenCalledTimes( 1 );
	expect( await getButton( 'Connect Google Photos' ) ).toHaveFocus();
} );

test( 'a window that the browser does not open is spoken of', async () => {
	openWindow.mockReturnValue( null );
	const { all } = open( { [ CONNECTION ]: OUT } );
	await press( 'Connect Google Photos' );
	expect(
		within( screen.getByRole( 'dialog' ) ).getByText(
			/Your browser blocked the window/
		)
	).toBeVisible();
	cleanup();
	Object.assign( all, { [ CONNECTION ]: { ...OUT, connected: true } } );
	open();
	await press( 'Choose in Google Photos' );
	expect(
		await screen.findByRole( 'link', { name: /Open Google Photos/ } )
	).toHaveAttribute(
		'href',
		'https://photos.google.com/picker/s1/autoclose'
	);
} );

test( 'what hinders everybody is said, and can be tried again', async () => {
	const { all } = open( {
		[ CONNECTION ]: {
			error: 'mainstreet_not_configured',
			message: 'Ask an administrator to add a Google OAuth client.',
		},
	} );
	await screen.findByText(
		'Ask an administrator to add a Google OAuth client.',
		{ selector: '.components-notice__content' }
	);
	all[ CONNECTION ] = OUT;
	await press( 'Try again' );
	await getButton( 'Connect Google Photos' );
} );

test( 'it looks as often as Google wants until something is picked, then closes the window', async () => {
	const { all, inserted, close } = open();
	await press( 'Choose in Google Photos' );
	expect( popup.location.href ).toBe(
		'https://photos.google.com/picker/s1/autoclose'
	);
	expect( await getButton( 'Cancel' ) ).toHaveFocus();
	const getLooks = () =>
		getAsked().filter(
			( asked ) => asked === 'GET session/google_photos/s1'
		).length;
	const looks = getLooks();
	await advance( 6_000 );
	expect( getLooks() ).toBe( looks + 3 );
	all[ 'GET session/google_photos/s1' ] = { id: 's1', mediaItemsSet: true };
	await advance( 2_000 );
	expect( popup.close ).toHaveBeenCalled();
	expect(
		getAsked().some( ( asked ) => asked.includes( 'session_id=s1' ) )
	).toBe( true );
	const first = await getButton( 'Photo 1' );
	expect( first ).toHaveFocus();
	// Who picked it wants it.
	expect( first ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( screen.getByText( '3 selected' ) ).toBeVisible();
	await user.click( await getButton( 'Photo 2' ) );
	await press( 'Select' );
	await waitFor( () => expect( inserted ).toHaveLength( 1 ) );
	expect( inserted[ 0 ] ).toHaveLength( 2 );
	expect( close ).toHaveBeenCalledTimes( 1 );
	const end = getLooks();
	await advance( 20_000 );
	expect( getLooks() ).toBe( end );
	cleanup();
	expect( getAsked() ).toContain( 'DELETE session/google_photos/s1' );
} );

test( 'it stops, and tells Google, when one cancels or closes the dialog', async () => {
	open();
	await press( 'Choose in Google Photos' );
	await press( 'Cancel' );
	expect( popup.close ).toHaveBeenCalledTimes( 1 );
	expect( await getButton( 'Choose in Google Photos' ) ).toHaveFocus();
	await press( 'Choose in Google Photos' );
	await getButton( 'Cancel' );
	cleanup();
	expect( popup.close ).toHaveBeenCalledTimes( 2 );
	const asked = getAsked();
	expect(
		asked.filter( ( each ) => each === 'DELETE session/google_photos/s1' )
	).toHaveLength( 2 );
	await advance( 60_000 );
	expect( getAsked() ).toHaveLength( asked.length );
} );

test( 'it stops when Google waits no longer', async () => {
	open();
	await press( 'Choose in Google Photos' );
	await advance( 62_000 );
	expect( await getButton( 'Choose in Google Photos' ) ).toBeVisible();
	expect(
		within( screen.getByRole( 'dialog' ) ).getByText(
			/No selection was made in time/
		)
	).toBeVisible();
} );

test( 'a look that fails is said, and it goes on looking', async () => {
	const { all } = open();
	await press( 'Choose in Google Photos' );
	const before = all[ 'GET session/google_photos/s1' ];
	all[ 'GET session/google_photos/s1' ] = new Error( 'No network.' );
	await advance( 2_000 );
	expect(
		within( screen.getByRole( 'dialog' ) ).getByText( 'No network.' )
	).toBeVisible();
	all[ 'GET session/google_photos/s1' ] = before;
	await advance( 2_000 );
	expect(
		within( screen.getByRole( 'dialog' ) ).queryByText( 'No network.' )
	).toBeNull();
	all[ 'GET session/google_photos/s1' ] = Object.assign(
		new Error( 'It is gone.' ),
		{ code: 'mainstreet_picker_gone' }
	);
	await advance( 2_000 );
	expect( await getButton( 'Choose in Google Photos' ) ).toBeVisible();
	expect(
		within( screen.getByRole( 'dialog' ) ).getByText( 'It is gone.' )
	).toBeVisible();
} );

test.each( [
	[ CONNECTION, { connect_URL: 'javascript:alert(1)', connected: true } ],
	[ CONNECTION, null ],
	[ CONNECTION, [] ],
] )( 'an answer of %s that is none is no answer', async ( name, answer ) => {
	open( { [ name ]: answer } );
	await findSentence( /Google Photos is currently unavailable/ );
} );

test.each( [ null, { id: '' }, { id: 7 }, new Error( '' ) ] )(
	'a session that is none opens nothing',
	async ( answer ) => {
		open( { 'POST session/google_photos': answer } );
		await press( 'Choose in Google Photos' );
		await findSentence( /Google Photos is currently unavailable/ );
		expect( popup.close ).toHaveBeenCalled();
		expect( popup.location.href ).toBe( '' );
	}
);

test( 'what comes late, after one gave up, changes nothing', async () => {
	let give: ( answer: unknown ) => void = () => {};
	open( {
		'POST session/google_photos': () =>
			new Promise( ( resolve ) => ( give = resolve ) ),
	} );
	await press( 'Choose in Google Photos' );
	cleanup();
	give( { id: 's1', pickerUri: 'https://photos.google.com/picker/s1' } );
	await advance( 10_000 );
	expect( getAsked() ).toContain( 'DELETE session/google_photos/s1' );
	expect( getAsked() ).not.toContain( 'GET session/google_photos/s1' );
} );

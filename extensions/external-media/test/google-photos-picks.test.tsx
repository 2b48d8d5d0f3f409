import { screen, waitFor } from '@testing-library/react';
import {
	advance,
	CONNECTION,
	findSentence,
	getAsked,
	getButton,
	mustConnect,
	open,
	OUT,
	pick,
	popup,
	press,
	setUp,
	toPicked,
	user,
} from './google-photos';
import { toCopy } from './open';

jest.mock( '@wordpress/api-fetch' );

setUp();

test( 'at every step it leads back to connecting when Google takes the account no more, and nothing chosen is lost', async () => {
	const { all, inserted } = open();
	const lose = ( step: string ) => {
		all[ CONNECTION ] = OUT;
		const before = all[ step ];
		all[ step ] = mustConnect;
		return before;
	};
	const connectAgain = async ( step: string, before: unknown ) => {
		expect(
			await findSentence( 'Google requires you to sign in again.' )
		).toBeVisible();
		all[ step ] = before;
		all[ CONNECTION ] = { ...OUT, connected: true };
		popup.closed = true;
		await press( 'Connect Google Photos' );
		await advance( 100 );
		popup.closed = false;
	};
	await getButton( 'Choose in Google Photos' );
	for ( const step of [
		'POST session/google_photos',
		'GET session/google_photos/s1',
	] ) {
		const before = lose( step );
		await press( 'Choose in Google Photos' );
		await advance( 2_000 );
		await connectAgain( step, before );
	}
	await pick( all );
	await getButton( 'Photo 1' );
	const before = lose( 'POST copy/google_photos' );
	let copies = 0;
	all[ 'POST copy/google_photos' ] = () => [
		copies++
			? { errors: { authorization_required: [ 'Please connect.' ] } }
			: toCopy( 1 ),
	];
	await press( 'Select' );
	await connectAgain( 'POST copy/google_photos', before );
	expect( copies ).toBe( 2 );
	expect( screen.getByText( '3 selected' ) ).toBeVisible();
	await press( 'Select' );
	await waitFor( () => expect( inserted[ 0 ] ).toHaveLength( 3 ) );
} );

test( 'a list that Google refuses leads back, too; one that fails is tried again', async () => {
	const { all } = open();
	const list = all[ 'GET list/google_photos' ];
	all[ 'GET list/google_photos' ] = new Error( 'Busy.' );
	await pick( all );
	await findSentence( 'Busy.' );
	all[ 'GET list/google_photos' ] = list;
	await press( 'Try again' );
	await getButton( 'Photo 3' );
} );

test( 'where one is wanted, one is taken; what a block does not take is left out', async () => {
	const videos = {
		media: [
			toPicked( 1, { media_type: 'video' } ),
			toPicked( 2 ),
			toPicked( 3 ),
		],
		meta: { next_page: 'more/+=' },
	};
	const { all } = open(
		{
			'GET list/google_photos': ( _: unknown, path: string ) =>
				path.includes( 'page_handle=more%2F%2B%3D' )
					? { media: [ toPicked( 4 ) ], meta: { next_page: false } }
					: videos,
		},
		{ isMultiple: false, wanted: { images: true, videos: false } }
	);
	await pick( all );
	expect( await getButton( 'Photo 2' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	expect(
		screen.queryByRole( 'button', { name: 'Photo 1, video' } )
	).toBeNull();
	expect( screen.getByText( /^Videos were skipped/ ) ).toBeVisible();
	await press( 'Load More' );
	await user.click( await getButton( 'Photo 4' ) );
	await user.click( await getButton( 'Photo 2' ) );
	expect( screen.getByText( '1 selected' ) ).toBeVisible();
} );

test( 'of more than ten the first ten are chosen', async () => {
	const { all } = open( {
		'GET list/google_photos': {
			media: Array.from( { length: 12 }, ( _, index ) =>
				toPicked( index + 1 )
			),
			meta: { next_page: false },
		},
	} );
	await pick( all );
	expect( await getButton( 'Photo 10' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	expect( await getButton( 'Photo 11' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	expect(
		screen.getByText( /^10 selected \(maximum reached/ )
	).toBeVisible();
} );

test( 'small pictures come through this site, four at a time, and a name stands for one that does not', async () => {
	const given: ( ( answer: unknown ) => void )[] = [];
	const { all } = open( {
		'GET list/google_photos': {
			media: Array.from( { length: 6 }, ( _, index ) =>
				toPicked( index + 1 )
			),
			meta: { next_page: false },
		},
		'POST proxy/google_photos': () =>
			new Promise( ( resolve ) => given.push( resolve ) ),
	} );
	await pick( all );
	await getButton( 'Photo 6' );
	expect( given ).toHaveLength( 4 );
	expect( getAsked() ).toContain(
		'POST proxy/google_photos?url=https%3A%2F%2Flh3.googleusercontent.com%2F1'
	);
	given[ 0 ]?.( { blob: async () => new Blob( [ 'x' ] ) } );
	given[ 1 ]?.( { status: 502 } );
	await waitFor( () => expect( given ).toHaveLength( 6 ) );
	given.forEach( ( give ) => give( {} ) );
	await waitFor( () =>
		expect( screen.getAllByText( /^Photo [2-6]$/ ) ).toHaveLength( 5 )
	);
} );

test( 'one disconnects, and where that fails stays connected with what was chosen', async () => {
	const { all } = open( {
		'DELETE connection/google_photos': new Error( 'Not now.' ),
	} );
	await pick( all );
	await getButton( 'Photo 1' );
	await press( 'Disconnect' );
	await findSentence( 'Not now.' );
	expect( screen.getByText( '3 selected' ) ).toBeVisible();
	all[ 'DELETE connection/google_photos' ] = { success: true };
	all[ CONNECTION ] = OUT;
	await press( 'Disconnect' );
	expect( await getButton( 'Connect Google Photos' ) ).toHaveFocus();
	expect( screen.queryByText( '3 selected' ) ).toBeNull();
} );

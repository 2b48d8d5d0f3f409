import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Listeners, UploadState } from '@shared/resumable';
import { addFile, getEntries, remove } from '../upload-entries';
import { List } from '../list';
import { showUploaded } from '../library';

const started: { on: Listeners; post: number; calls: string[] }[] = [];

jest.mock( '../library', () => ( { showUploaded: jest.fn() } ) );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( '@shared/resumable', () => ( {
	startUpload: ( _file: File, on: Listeners, post: number ) => {
		const calls: string[] = [];
		const note = ( name: string ) => () => calls.push( name );
		started.push( { on, post, calls } );
		return {
			pause: note( 'pause' ),
			resume: note( 'resume' ),
			retry: note( 'retry' ),
			cancel: note( 'cancel' ),
		};
	},
} ) );

const makeFile = ( name: string, size = 1000 ) =>
	new File( [ new Uint8Array( size ) ], name, { lastModified: 1 } );

const tell = ( index: number, state: Partial< UploadState > ) =>
	act( () =>
		started[ index ]?.on.state( {
			status: 'uploading',
			sent: 0,
			size: 1000,
			message: '',
			...state,
		} )
	);

const UPLOADER = { isForm: false, post: 12 };

beforeEach( () => {
	started.length = 0;
	remove( () => true );
} );

test( 'several files have a total; each can be ended; the list is closed when all are there', async () => {
	const user = userEvent.setup();
	const onEmpty = jest.fn();
	addFile( makeFile( 'ebb.wav' ), UPLOADER );
	addFile( makeFile( 'flood.wav' ), UPLOADER );
	addFile( makeFile( 'shell.wav' ), UPLOADER );
	render( <List unfinished={ [] } onEmpty={ onEmpty } /> );
	tell( 0, { sent: 500 } );
	tell( 1, { status: 'done', sent: 1000 } );
	expect(
		screen.getByText( /1 of 3 files uploaded: 50% \(1.5 kB of 3 kB\)/ )
	).toBeVisible();
	expect( started[ 0 ]?.post ).toBe( 12 );

	await user.click(
		screen.getAllByRole( 'button', { name: 'Cancel' } )[ 1 ] ??
			document.body
	);
	expect( started[ 2 ]?.calls ).toEqual( [ 'cancel' ] );
	expect( screen.queryByText( 'shell.wav' ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: 'Close' } ) ).toBeNull();

	screen.getByRole( 'button', { name: 'Pause' } ).focus();
	tell( 0, { status: 'done', sent: 1000 } );
	expect( screen.getByRole( 'heading' ) ).toHaveFocus();
	await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( onEmpty ).toHaveBeenCalled();
	expect( getEntries() ).toEqual( [] );
} );

test( 'what is there is shown where it was chosen', () => {
	addFile( makeFile( 'tide.wav' ), UPLOADER );
	act( () => started[ 0 ]?.on.done( { id: 61, guid: '', src: '' } ) );
	expect( showUploaded ).toHaveBeenCalledWith( 61, 'tide.wav', UPLOADER );
} );

test( 'a file that is chosen again goes on instead of being there twice, until it is whole', () => {
	addFile( makeFile( 'tide.wav' ), UPLOADER );
	addFile( makeFile( 'tide.wav' ), UPLOADER );
	expect( started ).toHaveLength( 1 );
	expect( started[ 0 ]?.calls ).toEqual( [ 'resume', 'retry' ] );
	addFile( makeFile( 'tide.wav', 999 ), UPLOADER );
	tell( 0, { status: 'done' } );
	addFile( makeFile( 'tide.wav' ), UPLOADER );
	expect( started ).toHaveLength( 3 );
} );

test( 'what was not finished is offered until it goes on, or is forgotten', async () => {
	const user = userEvent.setup();
	const onEmpty = jest.fn();
	const unfinished = [ 'ebb.wav', 'flood.wav' ].map( ( name ) => ( {
		key: `tus::${ name }`,
		address: '',
		name,
		size: 1000,
	} ) );
	render( <List unfinished={ unfinished } onEmpty={ onEmpty } /> );
	expect( screen.getAllByText( /was not finished/ ) ).toHaveLength( 2 );
	act( () => addFile( makeFile( 'ebb.wav' ), UPLOADER ) );
	expect( screen.getAllByText( /was not finished/ ) ).toHaveLength( 1 );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( screen.getAllByText( /was not finished/ ) ).toHaveLength( 1 );
	await user.click(
		screen.getByRole( 'button', { name: 'Discard “flood.wav”' } )
	);
	expect( onEmpty ).toHaveBeenCalled();
} );

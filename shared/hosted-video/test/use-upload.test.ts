import { act, renderHook } from '@testing-library/react';
import {
	startUpload,
	type Listeners,
	type Uploaded,
	type UploadState,
} from '@shared/resumable';
import { useUpload } from '../edit/use-upload';

jest.mock( '@shared/resumable' );

const film = ( name: string ) => new File( [ 'x' ], name );

/** What each upload does, as the test says. */
function play() {
	const uploads: ( Listeners & { pause: jest.Mock } )[] = [];
	jest.mocked( startUpload ).mockImplementation( ( _file, on ) => {
		const pause = jest.fn();
		uploads.push( { ...on, pause } );
		return { pause, resume: () => {}, retry: () => {}, cancel: () => {} };
	} );
	return uploads;
}

const at = ( sent: number ): UploadState => ( {
	status: 'uploading',
	sent,
	size: 9,
	message: '',
} );

test( 'a film that is chosen while another one is on its way takes its place', () => {
	const uploads = play();
	const done = jest.fn< void, [ Uploaded, File ] >();
	const { result } = renderHook( () => useUpload( done ) );
	act( () => result.current.send( film( 'ebb.mp4' ) ) );
	act( () => uploads[ 0 ]?.state( at( 1 ) ) );
	act( () => result.current.send( film( 'flow.mp4' ) ) );
	expect( uploads[ 0 ]?.pause ).toHaveBeenCalledTimes( 1 );
	expect( result.current.current?.name ).toBe( 'flow.mp4' );
	// Whatever the first one says from now on.
	act( () => uploads[ 0 ]?.state( at( 2 ) ) );
	act( () => uploads[ 0 ]?.done( { id: 1, guid: '', src: '' } ) );
	expect( result.current.current?.name ).toBe( 'flow.mp4' );
	act( () => uploads[ 1 ]?.state( at( 3 ) ) );
	expect( result.current.current?.state.sent ).toBe( 3 );
	act( () => uploads[ 1 ]?.done( { id: 2, guid: '', src: '' } ) );
	expect( done.mock.calls ).toEqual( [
		[ { id: 2, guid: '', src: '' }, film( 'flow.mp4' ) ],
	] );
	expect( result.current.current ).toBeNull();
	expect( uploads[ 1 ]?.pause ).not.toHaveBeenCalled();
} );

import { act, renderHook } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { startUpload } from '@shared/resumable';
import { useVideo } from '../edit/use-video';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@shared/resumable' );
jest.mock( '@shared/post-editor', () => ( { useSaveLock: () => {} } ) );

const NO_FILM = 'This is not a video file. Please choose a video file.';
const ONE_ONLY =
	'There is room for one video here. Please put the others into blocks of their own.';

const text = new File( [ 'Ebb' ], 'tide.txt', { type: 'text/plain' } );
const film = ( name: string ) =>
	new File( [ 'x' ], name, { type: 'video/webm' } );

/** Hands files to a block; names what is uploaded, passed on and said. */
function pick( files: File[], hasRoom?: boolean ) {
	const nothing = () => {};
	jest.mocked( startUpload ).mockReturnValue( {
		pause: nothing,
		resume: nothing,
		retry: nothing,
		cancel: nothing,
	} );
	const onMore = jest.fn( () => hasRoom === true );
	const setAttributes = jest.fn();
	const { result } = renderHook( () =>
		useVideo( {
			attributes: {},
			setAttributes,
			onPlain: jest.fn(),
			...( hasRoom !== undefined && { onMore } ),
			isSelected: true,
			clientId: 'x',
			blockProps: {},
		} )
	);
	act( () => result.current.pick( files ) );
	const calls: unknown[][] = onMore.mock.calls;
	expect( apiFetch ).not.toHaveBeenCalled();
	expect( setAttributes ).not.toHaveBeenCalled();
	return {
		sent: jest
			.mocked( startUpload )
			.mock.calls.map( ( [ { name } ] ) => name ),
		more: calls.map( ( [ given ] ) =>
			Array.isArray( given ) ? given.map( ( { name } ) => name ) : given
		),
		said: result.current.notices.messages,
	};
}

beforeEach( () => {
	jest.mocked( startUpload ).mockReset();
} );

test( 'a file that is no film is refused with a sentence, and not sent', () => {
	expect( pick( [ text ], true ) ).toEqual( {
		sent: [],
		more: [],
		said: [ NO_FILM ],
	} );
} );

test( 'of several films the first is taken, and the others get blocks of their own', () => {
	expect(
		pick( [ film( 'a.webm' ), film( 'b.webm' ), film( 'c.webm' ) ], true )
	).toEqual( {
		sent: [ 'a.webm' ],
		more: [ [ 'b.webm', 'c.webm' ] ],
		said: [],
	} );
} );

test( 'what is no film among several is told of, wherever it stands', () => {
	expect(
		pick( [ text, film( 'a.webm' ), film( 'b.webm' ) ], true )
	).toEqual( {
		sent: [ 'a.webm' ],
		more: [ [ 'b.webm' ] ],
		said: [ NO_FILM ],
	} );
} );

test.each( [ false, undefined ] )(
	'where there is room for one only, that is said (%p)',
	( hasRoom ) => {
		const { sent, said } = pick(
			[ film( 'a.webm' ), film( 'b.webm' ) ],
			hasRoom
		);
		expect( sent ).toEqual( [ 'a.webm' ] );
		expect( said ).toEqual( [ ONE_ONLY ] );
	}
);

import { act, renderHook } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { useVideo } from '../edit/use-video';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@shared/post-editor', () => ( { useSaveLock: () => {} } ) );

test( 'a file that is no film is refused with a sentence, and not sent', () => {
	const setAttributes = jest.fn();
	const { result } = renderHook( () =>
		useVideo( {
			attributes: {},
			setAttributes,
			onPlain: jest.fn(),
			isSelected: true,
			clientId: 'x',
			blockProps: {},
		} )
	);
	const text = new File( [ 'Ebb' ], 'tide.txt', { type: 'text/plain' } );
	act( () => result.current.pick( [ text ] ) );
	expect( result.current.notices.messages ).toEqual( [
		'This file is no video. Please choose a video file.',
	] );
	expect( result.current.current ).toBeNull();
	expect( apiFetch ).not.toHaveBeenCalled();
	expect( setAttributes ).not.toHaveBeenCalled();
} );

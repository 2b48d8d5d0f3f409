import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameDialog } from '../poster/frame-dialog';
import { uploadPoster } from '../poster/take-frame';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../poster/take-frame' );

test( 'a frame is no poster any more once the dialog was left', async () => {
	jest.spyOn( HTMLMediaElement.prototype, 'pause' ).mockImplementation();
	jest.mocked( apiFetch ).mockResolvedValueOnce( {
		original: 'https://example.org/a.mp4',
	} );
	let store: ( address: string ) => void = () => {};
	jest.mocked( uploadPoster ).mockReturnValueOnce(
		new Promise( ( resolve ) => {
			store = resolve;
		} )
	);
	const onPick = jest.fn();
	const onClose = jest.fn();
	const { unmount } = render(
		<FrameDialog
			guid="Qa12bC3d"
			title="Quay"
			onPick={ onPick }
			onClose={ onClose }
		/>
	);
	fireEvent(
		await screen.findByLabelText( 'Quay' ),
		new Event( 'loadeddata' )
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Use this frame' } )
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	unmount();
	await act( async () => store( 'https://example.org/p.jpg' ) );
	expect( onPick ).not.toHaveBeenCalled();
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

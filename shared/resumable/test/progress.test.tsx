import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { UploadState } from '..';
import { UploadProgress } from '../progress';

const upload = {
	pause: jest.fn(),
	resume: jest.fn(),
	retry: jest.fn(),
	cancel: jest.fn(),
};
const state: UploadState = {
	status: 'uploading',
	sent: 12_000_000,
	size: 28_000_000,
	message: '',
};
afterEach( () => jest.clearAllMocks() );

test( 'says how far it is; the focus stays when Pause becomes Resume', async () => {
	function Both() {
		const [ status, setStatus ] =
			useState< UploadState[ 'status' ] >( 'uploading' );
		return (
			<UploadProgress
				name="tide.mp4"
				state={ { ...state, status } }
				upload={ {
					...upload,
					pause: () => setStatus( 'paused' ),
					resume: () => setStatus( 'uploading' ),
				} }
				onCancel={ () => {} }
			/>
		);
	}
	render( <Both /> );
	expect( screen.getByRole( 'group', { name: 'tide.mp4' } ) ).toBeVisible();
	expect( screen.getByText( '42% (12 MB of 28 MB)' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Pause' } ) );
	expect( screen.getByText( 'Paused: 42% (12 MB of 28 MB)' ) ).toBeVisible();
	const resume = screen.getByRole( 'button', { name: 'Resume' } );
	expect( resume ).toHaveFocus();
	await userEvent.keyboard( '{Enter}' );
	expect( screen.getByRole( 'button', { name: 'Pause' } ) ).toHaveFocus();
} );

test( 'a failure is said aloud, and can be tried again or given up', async () => {
	const onCancel = jest.fn();
	render(
		<UploadProgress
			name="tide.mp4"
			state={ { ...state, status: 'failed', message: 'No room.' } }
			upload={ upload }
			onCancel={ onCancel }
		/>
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'No room.' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( upload.retry ).toHaveBeenCalledTimes( 1 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	expect( upload.cancel ).toHaveBeenCalledTimes( 1 );
	expect( onCancel ).toHaveBeenCalledTimes( 1 );
} );

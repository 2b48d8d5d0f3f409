import apiFetch from '@wordpress/api-fetch';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider, Toolbar } from '@wordpress/components';
import { TracksButton } from '../tracks';

/** The tests mock it. */
const request = jest.mocked( apiFetch );

/** A file of a track. */
export const vtt = ( name = 'tide.vtt' ) => new File( [ 'WEBVTT' ], name );

/** Opens the list, with what the server has. */
export async function open( tracks: unknown ) {
	request.mockResolvedValueOnce( { tracks } );
	const onChange = jest.fn();
	const { container } = render(
		<SlotFillProvider>
			<Toolbar label="Block">
				<TracksButton guid="Qa12bC3d" onChange={ onChange } />
			</Toolbar>
		</SlotFillProvider>
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Text tracks' } )
	);
	await waitFor( () =>
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/videos/Qa12bC3d',
		} )
	);
	return { onChange, container };
}

/** Presses a button. */
export const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

/** Chooses a file. */
export const choose = async ( file: File ) => {
	const input =
		document.querySelector< HTMLInputElement >( 'input[type="file"]' );
	if ( input ) {
		await userEvent.upload( input, file, { applyAccept: false } );
	}
};

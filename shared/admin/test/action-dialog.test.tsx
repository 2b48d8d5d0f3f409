import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionDialog } from '../action-dialog';

const draw = ( onAction: () => Promise< string > | void ) => {
	const onClose = jest.fn();
	render(
		<ActionDialog
			title="Delete?"
			action="Delete"
			onAction={ onAction }
			onClose={ onClose }
		>
			<p>For good.</p>
		</ActionDialog>
	);
	const press = () =>
		userEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	return { onClose, press };
};

describe( 'ActionDialog', () => {
	it( 'stays open with the error, and closes once it worked', async () => {
		const onAction = jest
			.fn()
			.mockResolvedValueOnce( 'Not now.' )
			.mockResolvedValueOnce( '' );
		const { onClose, press } = draw( onAction );
		await press();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not now.' );
		expect( onClose ).not.toHaveBeenCalled();
		await press();
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'closes at once where nothing is waited for', async () => {
		const { onClose, press } = draw( () => {} );
		await press();
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'runs the action once, however often the button is pressed', async () => {
		let finish: ( error: string ) => void = () => {};
		const onAction = jest.fn(
			() =>
				new Promise< string >( ( resolve ) => {
					finish = resolve;
				} )
		);
		const { onClose, press } = draw( onAction );
		await press();
		await press();
		expect( onAction ).toHaveBeenCalledTimes( 1 );
		expect( onClose ).not.toHaveBeenCalled();
		await act( async () => finish( '' ) );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );
} );

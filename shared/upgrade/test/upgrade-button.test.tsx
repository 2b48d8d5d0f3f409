import { createReduxStore, register } from '@wordpress/data';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpgradeButton } from '..';

const post = { isDirty: true };
const autosave = jest.fn();
const leave = jest.fn();

beforeAll( () => {
	register(
		createReduxStore( 'core/editor', {
			reducer: ( state = {} ) => state,
			selectors: { isEditedPostDirty: () => post.isDirty },
			actions: {
				autosave: () => async () => {
					await autosave();
				},
			},
		} )
	);
} );

beforeEach( () => {
	jest.clearAllMocks();
	post.isDirty = true;
} );

async function press(): Promise< void > {
	render(
		<UpgradeButton
			url="https://host.test/buy"
			plan="business"
			block="jetpack/map"
			onLeave={ leave }
		/>
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Upgrade' } ) );
}

describe( 'UpgradeButton', () => {
	it( 'leaves only once what is written is stored', async () => {
		let finish = () => {};
		autosave.mockReturnValueOnce(
			new Promise< void >( ( done ) => {
				finish = done;
			} )
		);
		await press();
		expect( autosave ).toHaveBeenCalledTimes( 1 );
		expect( leave ).not.toHaveBeenCalled();
		finish();
		await waitFor( () =>
			expect( leave ).toHaveBeenCalledWith( 'https://host.test/buy' )
		);
	} );

	it( 'leaves all the same where that fails', async () => {
		autosave.mockRejectedValueOnce( new Error() );
		await press();
		await waitFor( () => expect( leave ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'stores nothing that is stored', async () => {
		post.isDirty = false;
		await press();
		await waitFor( () => expect( leave ).toHaveBeenCalledTimes( 1 ) );
		expect( autosave ).not.toHaveBeenCalled();
	} );
} );

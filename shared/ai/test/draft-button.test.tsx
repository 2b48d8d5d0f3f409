import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { canDraft, DraftButton, getPostData } from '..';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

type Pending = {
	options: { signal?: AbortSignal; path?: string; data?: unknown };
	respond: ( value: unknown ) => void;
	fail: ( error: unknown ) => void;
};
let pending: Pending[] = [];

beforeEach( () => {
	pending = [];
	jest.mocked( apiFetch ).mockReset();
	jest.mocked( apiFetch ).mockImplementation(
		( options ) =>
			new Promise( ( respond, fail ) => {
				pending.push( {
					options: options as Pending[ 'options' ],
					respond: respond as Pending[ 'respond' ],
					fail,
				} );
			} ) as never
	);
} );

const getButton = () => screen.getByRole( 'button', { name: 'Draft with AI' } );

describe( 'Draft with AI', () => {
	it( 'is there only where a provider is connected', () => {
		Object.assign( window, { mainstreetBlocks: {} } );
		expect( canDraft( 'text' ) ).toBe( false );
		Object.assign( window, {
			mainstreetBlocks: { ai: { text: true, image: false } },
		} );
		expect( canDraft( 'text' ) ).toBe( true );
		expect( canDraft( 'image' ) ).toBe( false );
	} );

	it( 'asks on a press, shows that it is busy, and gives the draft to the latest function', async () => {
		const user = userEvent.setup();
		const early = jest.fn();
		const late = jest.fn();
		const { rerender } = render(
			<DraftButton
				task="share-message"
				getData={ () => ( { post: 7 } ) }
				onDraft={ early }
			/>
		);
		expect( apiFetch ).not.toHaveBeenCalled();
		await user.click( getButton() );
		expect( pending[ 0 ]?.options ).toMatchObject( {
			path: '/mainstreet/v1/ai/share-message',
			method: 'POST',
			data: { post: 7 },
		} );
		expect( getButton() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( getButton() ).toHaveFocus();
		await user.click( getButton() );
		expect( pending ).toHaveLength( 1 );
		rerender(
			<DraftButton
				task="share-message"
				getData={ () => ( {} ) }
				onDraft={ late }
			/>
		);
		await act( async () => pending[ 0 ]?.respond( { text: 'Hello' } ) );
		expect( early ).not.toHaveBeenCalled();
		expect( late ).toHaveBeenCalledWith( { text: 'Hello' } );
		expect( screen.queryByRole( 'button', { name: 'Cancel' } ) ).toBeNull();
	} );

	it( 'can be canceled: nothing is inserted, and the focus returns', async () => {
		const user = userEvent.setup();
		const onDraft = jest.fn();
		render(
			<DraftButton
				task="form"
				getData={ () => ( {} ) }
				onDraft={ onDraft }
			/>
		);
		await user.click( getButton() );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( pending[ 0 ]?.options.signal?.aborted ).toBe( true );
		expect( getButton() ).toHaveFocus();
		await act( async () => pending[ 0 ]?.respond( { fields: [] } ) );
		expect( onDraft ).not.toHaveBeenCalled();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'cancels when it is removed, such as by selecting another image', async () => {
		const user = userEvent.setup();
		const onDraft = jest.fn();
		const { unmount } = render(
			<DraftButton
				task="alternative-text"
				getData={ () => ( {} ) }
				onDraft={ onDraft }
			/>
		);
		await user.click( getButton() );
		unmount();
		expect( pending[ 0 ]?.options.signal?.aborted ).toBe( true );
		await act( async () => pending[ 0 ]?.respond( { text: 'Late' } ) );
		expect( onDraft ).not.toHaveBeenCalled();
	} );

	it( 'shows the sentence of an error until the next press', async () => {
		const user = userEvent.setup();
		render(
			<DraftButton
				task="seo-description"
				getData={ () => ( {} ) }
				onDraft={ jest.fn() }
			/>
		);
		await user.click( getButton() );
		await act( async () =>
			pending[ 0 ]?.fail( { message: 'No AI provider is connected.' } )
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'No AI provider is connected.'
		);
		await user.click( getButton() );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await act( async () => pending[ 1 ]?.fail( null ) );
		await waitFor( () =>
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'The draft could not be written. Please try again.'
			)
		);
	} );

	it( 'sends the post with unsaved changes; nothing where no post is edited', () => {
		const select = ( id: unknown ) => ( {
			select: () => ( {
				getCurrentPostId: () => id,
				getEditedPostAttribute: () => 'Rye bread',
				getEditedPostContent: () => '<p>Daily.</p>',
			} ),
		} );
		expect( getPostData( select( 7 ) ) ).toEqual( {
			post: 7,
			title: 'Rye bread',
			content: '<p>Daily.</p>',
		} );
		expect( getPostData( select( 'theme//home' ) ) ).toEqual( {} );
		expect( getPostData( { select: () => undefined } ) ).toEqual( {} );
	} );
} );

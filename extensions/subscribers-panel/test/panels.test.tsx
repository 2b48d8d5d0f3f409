import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AfterPublishing, BeforePublishing, Settings } from '../panels';
import { useSending } from '../use-sending';
import { FACTS } from './facts';

jest.mock( '../use-sending', () => ( { useSending: jest.fn() } ) );
jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const setKept = jest.fn();
const store = jest.fn();
const choose = jest.fn();

function mockFacts( facts: Partial< ReturnType< typeof useSending > > ) {
	jest.mocked( useSending ).mockReturnValue( {
		...FACTS,
		choose,
		setKept,
		store,
		...facts,
	} );
}

function show( facts: Partial< ReturnType< typeof useSending > > ) {
	mockFacts( facts );
	return render(
		<>
			<section aria-label="settings">
				<Settings />
			</section>
			<section aria-label="before">
				<BeforePublishing />
			</section>
			<section aria-label="after">
				<AfterPublishing />
			</section>
		</>
	);
}

const WAITING = {
	state: 'waiting',
	note: '',
	total: 26,
	sent: 0,
	failed: 0,
	time: '10:05',
	can_cancel: true,
};

/** Shows the panel behind publishing, with what the site says of the newsletter. */
async function showAfter( campaign: object ) {
	jest.mocked( apiFetch ).mockResolvedValue( { ...WAITING, ...campaign } );
	mockFacts( { isPublished: true } );
	const { unmount } = render(
		<section aria-label="after">
			<AfterPublishing />
		</section>
	);
	const after = screen.getByRole( 'region', { name: 'after' } );
	await within( after ).findAllByText( /./ );
	return { after, unmount };
}

beforeEach( () => {
	jest.mocked( apiFetch ).mockReset();
	store.mockReset();
} );

describe( 'Subscriber panels', () => {
	it( 'say before publishing how many readers a post goes to, and let it be kept', async () => {
		show( {} );
		expect(
			screen.getByRole( 'region', { name: 'before' } )
		).toHaveTextContent( 'This post will be sent to 12 readers.' );
		const [ choice ] = screen.getAllByRole( 'checkbox', {
			name: 'Send to subscribers',
		} );
		expect( choice ).toBeChecked();
		if ( choice ) {
			await userEvent.click( choice );
		}
		expect( setKept ).toHaveBeenCalledWith( true );
	} );

	it( 'send a test of what is written before publishing', async () => {
		const order: string[] = [];
		store.mockImplementation( async () => order.push( 'stored' ) );
		jest.mocked( apiFetch ).mockImplementation( async () => {
			order.push( 'sent' );
			return { to: 'me@example.org' };
		} );
		mockFacts( { subject: 'Hot', preview: 'Come' } );
		render( <BeforePublishing /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Send test email' } )
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Test email sent to me@example.org.'
		);
		expect( order ).toEqual( [ 'stored', 'sent' ] );
		expect( apiFetch ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/newsletter/test',
			method: 'POST',
			data: { post: 7, subject: 'Hot', preview: 'Come' },
		} );
		jest.mocked( apiFetch ).mockRejectedValue( { message: 'No mail.' } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Send test email' } )
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'No mail.' );
	} );

	it( 'do not say that a post was sent before it was', async () => {
		const { after } = await showAfter( {} );
		expect( after ).toHaveTextContent(
			'This post will be sent to 26 readers at 10:05.'
		);
		expect( after ).not.toHaveTextContent( 'has been sent' );
		expect(
			within( after ).getByRole( 'button', { name: 'Send test email' } )
		).toBeVisible();
	} );

	it( 'cancel what has not been sent, when one is sure', async () => {
		const { after } = await showAfter( {} );
		const press = ( name: string ) =>
			userEvent.click( within( after ).getByRole( 'button', { name } ) );
		await press( 'Cancel sending' );
		expect( within( after ).getByRole( 'alert' ) ).toHaveTextContent(
			'will not receive it'
		);
		expect(
			within( after ).getByRole( 'button', { name: 'Continue sending' } )
		).toHaveFocus();
		await press( 'Continue sending' );
		expect(
			within( after ).getByText( /will be sent/ ).parentElement
		).toHaveFocus();
		expect( apiFetch ).toHaveBeenCalledTimes( 1 );
		await press( 'Cancel sending' );
		jest.mocked( apiFetch ).mockResolvedValue( {
			...WAITING,
			state: 'cancelled',
			can_cancel: false,
		} );
		await press( 'Cancel sending' );
		expect( apiFetch ).toHaveBeenLastCalledWith( {
			path: '/mainstreet/v1/newsletter/posts/7',
			method: 'POST',
			data: { action: 'cancel' },
		} );
		expect(
			within( after ).getByText(
				'Sending was canceled. This post was not sent to anyone.'
			).parentElement
		).toHaveFocus();
	} );

	it( 'say that it was too late to cancel, and what became of it', async () => {
		const { after } = await showAfter( {} );
		await userEvent.click(
			within( after ).getByRole( 'button', { name: 'Cancel sending' } )
		);
		jest.mocked( apiFetch )
			.mockRejectedValueOnce( { message: 'It has changed.' } )
			.mockResolvedValue( {
				...WAITING,
				state: 'sent',
				sent: 26,
				can_cancel: false,
			} );
		await userEvent.click(
			within( after ).getByRole( 'button', { name: 'Cancel sending' } )
		);
		expect(
			await within( after ).findByText(
				'This post has been sent to 26 readers.'
			)
		).toBeVisible();
	} );

	it( 'look again while it is under way, and no longer', async () => {
		jest.useFakeTimers();
		const { after } = await showAfter( {} );
		jest.mocked( apiFetch ).mockResolvedValue( {
			...WAITING,
			state: 'sent',
			sent: 26,
			can_cancel: false,
		} );
		await act( () => jest.advanceTimersByTimeAsync( 10_000 ) );
		expect( after ).toHaveTextContent(
			'This post has been sent to 26 readers.'
		);
		await act( () => jest.advanceTimersByTimeAsync( 60_000 ) );
		expect( apiFetch ).toHaveBeenCalledTimes( 2 );
		jest.useRealTimers();
	} );

	it( 'say that the site did not answer, and ask again', async () => {
		jest.mocked( apiFetch ).mockRejectedValueOnce( new Error( '' ) );
		mockFacts( { isPublished: true } );
		render( <AfterPublishing /> );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The site did not respond.'
		);
		jest.mocked( apiFetch ).mockResolvedValue( WAITING );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByText( /This post will be sent to 26 readers/ )
		).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'promise nothing for a post that is kept or not public', () => {
		const { unmount } = show( { isKept: true } );
		const before = screen.getByRole( 'region', { name: 'before' } );
		expect( before ).toHaveTextContent( 'This post will not be sent.' );
		expect( within( before ).queryByRole( 'button' ) ).toBeNull();
		expect(
			screen.getByRole( 'region', { name: 'after' } )
		).toHaveTextContent( 'This post will not be sent.' );
		unmount();
		show( { isPublic: false } );
		expect(
			screen.getByRole( 'region', { name: 'before' } )
		).toHaveTextContent( 'Only public posts are sent to subscribers.' );
	} );

	it( 'show among the settings of a published post what becomes of its newsletter', async () => {
		jest.mocked( apiFetch ).mockResolvedValue( WAITING );
		mockFacts( { isPublished: true } );
		render( <Settings /> );
		await screen.findByText( /This post will be sent to 26 readers/ );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it.each( [ 0, 'loading', 'unavailable' ] as const )(
		'promise nothing while the number of readers is %s',
		( count ) => {
			show( { count } );
			expect( screen.queryByText( /will be sent/ ) ).toBeNull();
			expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		}
	);
} );

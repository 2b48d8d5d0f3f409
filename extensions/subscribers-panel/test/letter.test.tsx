import apiFetch from '@wordpress/api-fetch';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BeforePublishing, Settings } from '../panels';
import { useSending } from '../use-sending';
import { FACTS } from './facts';

jest.mock( '../use-sending', () => ( { useSending: jest.fn() } ) );
jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const store = jest.fn();
const choose = jest.fn();

function mockFacts( facts: Partial< ReturnType< typeof useSending > > ) {
	jest.mocked( useSending ).mockReturnValue( {
		...FACTS,
		choose,
		setKept: jest.fn(),
		store,
		...facts,
	} );
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

beforeEach( () => {
	jest.mocked( apiFetch ).mockReset();
	store.mockReset();
	choose.mockReset();
} );

describe( 'The mail of a post', () => {
	it( 'take a subject, a preview text and a time for the mail alone', async () => {
		mockFacts( {} );
		render( <BeforePublishing /> );
		const subject = screen.getByRole( 'textbox', {
			name: 'Email subject',
		} );
		expect( subject ).toHaveAttribute( 'placeholder', 'Bread' );
		await userEvent.type( subject, 'H' );
		expect( choose ).toHaveBeenLastCalledWith( { subject: 'H' } );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Preview text' } ),
			'P'
		);
		expect( choose ).toHaveBeenLastCalledWith( { preview: 'P' } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Send time' } ),
			'At a specific time'
		);
		fireEvent.change( screen.getByLabelText( 'Date and time' ), {
			target: { value: '2026-12-01T08:00' },
		} );
		expect( choose ).toHaveBeenLastCalledWith( {
			time: '2026-12-01T08:00',
		} );
	} );

	it( 'show the mail in a frame where nothing runs, as it is being typed', async () => {
		const order: string[] = [];
		store.mockImplementation( async () => order.push( 'stored' ) );
		jest.mocked( apiFetch ).mockImplementation( async () => {
			order.push( 'made' );
			return {
				from: 'Quay Bakery',
				subject: 'Hot',
				preview: 'Come',
				html: '<p>Fresh</p>',
			};
		} );
		mockFacts( { subject: 'Hot', preview: 'Come' } );
		render( <BeforePublishing /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Preview email' } )
		);
		const frame = await screen.findByTitle( 'Email preview' );
		expect( frame ).toHaveAttribute( 'sandbox', '' );
		expect( frame ).toHaveAttribute( 'srcdoc', '<p>Fresh</p>' );
		expect( order ).toEqual( [ 'stored', 'made' ] );
		expect( apiFetch ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/newsletter/preview',
			method: 'POST',
			data: { post: 7, subject: 'Hot', preview: 'Come' },
		} );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'Quay Bakery'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Phone' } )
		);
		expect( frame ).toHaveStyle( { width: '390px' } );
	} );

	it( 'send a post that was published before, and again to who did not get it', async () => {
		mockFacts( { isPublished: true, subject: 'Hot' } );
		jest.mocked( apiFetch ).mockResolvedValue( {
			...WAITING,
			state: 'none',
			can_cancel: false,
			can_send: true,
		} );
		render( <Settings /> );
		jest.mocked( apiFetch ).mockResolvedValue( {
			...WAITING,
			state: 'sent',
			sent: 24,
			can_cancel: false,
			missing: 2,
		} );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Send to 26 readers' } )
		);
		expect( apiFetch ).toHaveBeenLastCalledWith( {
			path: '/mainstreet/v1/newsletter/posts/7',
			method: 'POST',
			data: { action: 'send', at: '', subject: 'Hot', preview: '' },
		} );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Send to 2 readers who did not receive it',
			} )
		);
		expect( apiFetch ).toHaveBeenLastCalledWith( {
			path: '/mainstreet/v1/newsletter/posts/7',
			method: 'POST',
			data: { action: 'again' },
		} );
	} );

	it( 'give what waits another time, and say which is none', async () => {
		jest.mocked( apiFetch ).mockResolvedValue( {
			...WAITING,
			can_put_off: true,
		} );
		mockFacts( { isPublished: true } );
		render( <Settings /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Schedule for later',
			} )
		);
		fireEvent.change( screen.getByLabelText( 'Date and time' ), {
			target: { value: '2020-12-01T08:00' },
		} );
		jest.mocked( apiFetch ).mockRejectedValue( {
			message: 'Choose a time in the future.',
			data: { status: 400 },
		} );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Change time' } )
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Choose a time in the future.'
		);
		expect( apiFetch ).toHaveBeenCalledTimes( 2 );
		expect( screen.getByLabelText( 'Date and time' ) ).toHaveValue(
			'2020-12-01T08:00'
		);
		expect( apiFetch ).toHaveBeenLastCalledWith( {
			path: '/mainstreet/v1/newsletter/posts/7',
			method: 'POST',
			data: { action: 'put_off', at: '2020-12-01T08:00' },
		} );
	} );
} );

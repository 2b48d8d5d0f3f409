import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
	button,
	DONE,
	fillAndSend,
	mail,
	name,
	serve,
	show,
} from './form-page';

describe( 'what the server says to a visitor’s form', () => {
	it( 'shows the success in place of the form and moves the focus there', async () => {
		serve( { body: { success: true, message: 'See you!' } } );
		show();
		await fillAndSend();
		const text = await screen.findByText( 'See you!' );
		expect( text ).toHaveFocus();
		expect( text ).toHaveRole( 'status' );
		expect( text ).toHaveClass( 'mainstreet-form__success' );
		expect( document.querySelector( 'form' ) ).toBeNull();
	} );

	it( 'shows the page’s own thank-you, filled by the block with what it says', async () => {
		const answer = {
			success: true,
			message: 'Thank you.',
			parts: { note: 'An e-mail is on its way.' },
		};
		serve( { body: answer } );
		const fill = jest.fn();
		show(
			'',
			{ fill },
			'<template><div role="status"><p>We <em>read</em> it.</p></div></template>'
		);
		await fillAndSend();
		const text = await screen.findByText( /^We/ );
		const box = text.parentElement;
		expect( box ).toHaveFocus();
		expect( box ).toHaveClass( 'mainstreet-form__success' );
		expect( text.innerHTML ).toBe( 'We <em>read</em> it.' );
		expect( screen.queryByText( 'Thank you.' ) ).toBeNull();
		expect( document.querySelector( 'form' ) ).toBeNull();
		expect( fill ).toHaveBeenCalledWith( box, answer );
	} );

	it( 'takes markup in an answer for text', async () => {
		serve( { body: { success: true, message: '<b>See</b> you!' } } );
		show();
		await fillAndSend();
		expect( await screen.findByText( '<b>See</b> you!' ) ).toBeVisible();
	} );

	it( 'announces errors, puts them beside their fields and goes to the first', async () => {
		serve(
			{
				status: 422,
				body: {
					success: false,
					message: 'Please check.',
					fields: {
						topics: 'Choose one.',
						mail: 'This is no address.',
					},
				},
			},
			{
				status: 422,
				body: {
					success: false,
					message: 'Still wrong.',
					fields: { '1_Your name': 'Longer, please.' },
				},
			}
		);
		show();
		await fillAndSend();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Please check.'
		);
		expect( mail() ).toHaveFocus();
		expect( mail() ).toBeInvalid();
		expect( mail() ).toHaveAccessibleDescription( 'This is no address.' );
		expect( screen.getByRole( 'group' ) ).toHaveAccessibleDescription(
			'Choose one.'
		);
		expect( screen.getByLabelText( 'B' ) ).toBeInvalid();
		expect( name() ).toBeValid();
		expect( name() ).toHaveValue( 'Ada' );

		await userEvent.click( button() );
		expect( await screen.findByText( 'Still wrong.' ) ).toBeVisible();
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
		expect( mail() ).toBeValid();
		expect( name() ).toHaveFocus();
		expect( name() ).toHaveAccessibleDescription( /Longer, please\./ );
	} );

	it( 'takes an error away while its field is answered, and the sentence with the last', async () => {
		serve( {
			status: 422,
			body: {
				success: false,
				message: 'Please check.',
				fields: { topics: 'Choose one.', mail: 'This is no address.' },
			},
		} );
		show();
		await fillAndSend();
		expect( await screen.findByText( 'Please check.' ) ).toBeVisible();
		await userEvent.type( mail(), 'a' );
		expect( mail() ).toBeValid();
		expect( mail() ).toHaveAccessibleDescription( '' );
		expect( screen.getByLabelText( 'B' ) ).toBeInvalid();
		expect( screen.getByText( 'Please check.' ) ).toBeVisible();
		// One box answers for its group.
		await userEvent.click( screen.getByLabelText( 'A' ) );
		expect( screen.getByLabelText( 'B' ) ).toBeValid();
		expect( screen.queryByText( 'Choose one.' ) ).toBeNull();
		expect( screen.queryByText( 'Please check.' ) ).toBeNull();
	} );

	it( 'can send another answer once the form is brought back', async () => {
		const { posts } = serve( { body: DONE }, { body: DONE } );
		const form = show(
			'',
			{},
			'<template><div role="status"><p>We read it.</p></div></template>'
		);
		for ( const times of [ 1, 2 ] ) {
			await fillAndSend();
			const thanks = await screen.findByText( 'We read it.' );
			expect( posts ).toHaveLength( times );
			thanks.parentElement?.replaceWith( form );
			expect( screen.queryByText( 'Thank you.' ) ).toBeNull();
		}
		expect( posts[ 1 ]?.data.get( 'ms_id' ) ).not.toBe(
			posts[ 0 ]?.data.get( 'ms_id' )
		);
	} );

	it( 'keeps everything when the network is down, and can be sent again as the same submission', async () => {
		const { posts } = serve( new TypeError( 'offline' ), {
			body: DONE,
		} );
		show();
		await fillAndSend();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not sent.'
		);
		expect( name() ).toHaveValue( 'Ada' );
		await userEvent.click( button() );
		expect( await screen.findByText( 'Thank you.' ) ).toBeVisible();
		expect( posts[ 1 ]?.data.get( 'ms_id' ) ).toBe(
			posts[ 0 ]?.data.get( 'ms_id' )
		);
	} );

	it.each( [
		[ 'no JSON', { status: 500 } ],
		[ 'nothing', { body: null } ],
		[ 'no sentence', { status: 400, body: { success: false } } ],
	] )( 'says that it failed when the server says %s', async ( _, reply ) => {
		serve( reply );
		show();
		await fillAndSend();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not sent.'
		);
		expect( name() ).toHaveValue( 'Ada' );
	} );
} );

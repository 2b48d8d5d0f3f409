import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { getRecipientsError } from '../edit/settings/emails';
import { TextField } from '../edit/settings/text-field';
import { SettingsPanel } from '@shared/inspector';
import { getThankYouSettings } from '../edit/settings/thank-you';
import type { Attributes } from '../types';
import { FORM } from './form';

describe( 'getRecipientsError', () => {
	it.each( [
		[ '', '' ],
		[ 'ada@example.org', '' ],
		[ ' ada@example.org ,\tpier@mail.example.org, ', '' ],
		[
			'o’neill@example.org',
			'o’neill@example.org is not a valid email address.',
		],
		[ "o'neill+boat@example.co.uk", '' ],
		[ 'ada', 'ada is not a valid email address.' ],
		[ 'ada@example', 'ada@example is not a valid email address.' ],
		[
			'a..b@example.org',
			'a..b@example.org is not a valid email address.',
		],
		[ 'a b@example.org', 'a b@example.org is not a valid email address.' ],
		[ 'a@b@example.org', 'a@b@example.org is not a valid email address.' ],
		[ 'a, b@example.org, c', 'a and c are not a valid email address.' ],
		[ 'a,b,c', 'a, b, c are not a valid email address.' ],
		[
			'a , b@ , @c.org, ok@example.org, d',
			'a, b@, @c.org, d are not a valid email address.',
		],
	] )( '“%s”: “%s”', ( list, message ) => {
		expect( getRecipientsError( list ) ).toBe( message );
	} );
} );

describe( 'TextField', () => {
	function setup( value?: string ) {
		const onChange = jest.fn();
		const onSubmit = jest.fn( ( event: { preventDefault(): void } ) =>
			event.preventDefault()
		);
		function Field() {
			const [ saved, setSaved ] = useState( value );
			return (
				<form onSubmit={ onSubmit }>
					<TextField
						label="Send to"
						value={ saved }
						standard="author@example.org"
						onChange={ ( text ) => {
							onChange( text );
							setSaved( text );
						} }
						getError={ getRecipientsError }
					/>
					<input aria-label="Other" />
				</form>
			);
		}
		render( <Field /> );
		const user = userEvent.setup();
		const field = screen.getByRole( 'textbox', { name: 'Send to' } );
		const leave = () =>
			user.click( screen.getByRole( 'textbox', { name: 'Other' } ) );
		return { user, field, leave, onChange, onSubmit };
	}

	it( 'shows the standard and returns to it when it is emptied, without writing it into the post', async () => {
		const { user, field, leave, onChange } = setup( 'pier@example.org' );
		await user.clear( field );
		expect( field ).toHaveValue( '' );
		await leave();
		expect( field ).toHaveValue( 'author@example.org' );
		expect( onChange ).toHaveBeenLastCalledWith( undefined );
	} );

	it( 'leaves the post alone when it is only visited', async () => {
		const { user, field, leave, onChange } = setup();
		await user.click( field );
		await leave();
		expect( field ).toHaveValue( 'author@example.org' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'shows a text that WordPress stored with entities as it was typed', () => {
		const { field } = setup( 'Fish &amp; chips' );
		expect( field ).toHaveValue( 'Fish & chips' );
	} );

	it( 'says what is wrong once the author has left it, not while typing', async () => {
		const { user, field, leave } = setup();
		await user.clear( field );
		await user.type( field, 'ada, b' );
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
		await leave();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'ada and b are not a valid email address.'
		);
		expect( field ).toBeInvalid();
		await user.type( field, '@example.org' );
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
	} );

	it( 'is not sent with Enter', async () => {
		const { user, field, onSubmit } = setup();
		await user.type( field, 'x{Enter}' );
		expect( onSubmit ).not.toHaveBeenCalled();
	} );
} );

describe( 'ThankYou', () => {
	function setup( given: Partial< Attributes > = {} ) {
		const seen: { attributes: Attributes } = { attributes: FORM };
		function Form() {
			const [ attributes, setAll ] = useState< Attributes >( {
				...FORM,
				...given,
			} );
			seen.attributes = attributes;
			const setAttributes = ( part: Partial< Attributes > ) =>
				setAll( { ...attributes, ...part } );
			return (
				<SettingsPanel
					title="After submission"
					values={ attributes }
					onChange={ setAttributes }
					settings={ getThankYouSettings( {
						attributes,
						setAttributes,
					} ) }
				/>
			);
		}
		render( <Form /> );
		const choose = ( name: string ) =>
			userEvent.selectOptions(
				screen.getByRole( 'combobox', { name: 'On submission' } ),
				name
			);
		return { seen, choose };
	}

	it( 'offers a heading with a summary, a text, or an address', async () => {
		const { seen, choose } = setup();
		const heading = screen.getByRole( 'textbox', {
			name: 'Message heading',
		} );
		expect( heading ).toHaveValue( 'Message Sent' );

		await choose( 'Show a message' );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Message text' } ),
			'Bye'
		);
		expect( seen.attributes ).toMatchObject( {
			customThankyou: 'message',
			customThankyouMessage: 'Bye',
		} );
		expect( seen.attributes ).not.toHaveProperty( 'confirmationType' );

		await choose( 'Redirect to a page' );
		expect(
			screen.queryByRole( 'textbox', { name: 'Message heading' } )
		).toBeNull();
		expect(
			screen.getByRole( 'combobox', { name: 'Redirect URL' } )
		).toHaveValue( '' );
		expect( seen.attributes.customThankyou ).toBe( 'redirect' );
	} );

	it( 'understands and keeps up what forms of today say', async () => {
		const { seen, choose } = setup( { confirmationType: 'redirect' } );
		expect(
			screen.getByRole( 'combobox', { name: 'On submission' } )
		).toHaveValue( 'redirect' );
		await choose( 'Show a summary' );
		expect( seen.attributes ).toMatchObject( {
			customThankyou: '',
			confirmationType: 'text',
		} );
	} );
} );

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { ComponentProps } from 'react';
import { Form as FormOfTyped } from '../edit/form';
import { useTyped } from '../edit/use-typed';
import type { Attributes } from '../types';
import { ATTRIBUTES } from './given';

jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( './mock-editor' )
);

/** The form with what is typed into it. */
const Form = (
	props: Omit< ComponentProps< typeof FormOfTyped >, 'typed' >
) => <FormOfTyped { ...props } typed={ useTyped() } />;

/** A form whose changes are kept, as in the editor. */
function Kept( { onChange }: { onChange: ( all: Attributes ) => void } ) {
	const [ attributes, setAttributes ] = useState( ATTRIBUTES );
	return (
		<Form
			attributes={ attributes }
			onChange={ ( changes ) => {
				const all = { ...attributes, ...changes };
				setAttributes( all );
				onChange( all );
			} }
		/>
	);
}

describe( 'The form', () => {
	it( 'has a tab for each interval that is shown, and none for a single one', async () => {
		const { rerender } = render(
			<Form attributes={ ATTRIBUTES } onChange={ jest.fn() } />
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Yearly' } )
		);
		expect(
			screen.getByRole( 'button', { name: 'Yearly', pressed: true } )
		).toBeVisible();
		expect( screen.getByLabelText( 'Heading' ) ).toHaveValue(
			'Make a yearly donation'
		);
		const off = { ...ATTRIBUTES.annualDonation, show: false };
		rerender(
			<Form
				attributes={ { ...ATTRIBUTES, annualDonation: off } }
				onChange={ jest.fn() }
			/>
		);
		expect( screen.getByLabelText( 'Heading' ) ).toHaveValue(
			'Make a one-time donation'
		);
		rerender(
			<Form
				attributes={ {
					...ATTRIBUTES,
					annualDonation: off,
					monthlyDonation: off,
				} }
				onChange={ jest.fn() }
			/>
		);
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'keeps what was typed into a tier and is wrong, whatever else is shown meanwhile', async () => {
		const name = 'Amount 2 (USD)';
		const wrong = async () =>
			expect( screen.getByRole( 'textbox', { name } ) ).toHaveValue(
				'a lot'
			);
		const press = ( interval: string ) =>
			userEvent.click( screen.getByRole( 'button', { name: interval } ) );
		const { rerender } = render(
			<Form attributes={ ATTRIBUTES } onChange={ jest.fn() } />
		);
		const tier = screen.getByRole( 'textbox', { name } );
		await userEvent.clear( tier );
		await userEvent.type( tier, 'a lot' );
		await press( 'Yearly' );
		expect( screen.getByRole( 'textbox', { name } ) ).toHaveValue(
			'15.00'
		);
		await press( 'One-Time' );
		await wrong();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Please enter a valid amount.'
		);
		rerender(
			<Form
				attributes={ { ...ATTRIBUTES, displayMode: 'modal' } }
				onChange={ jest.fn() }
			/>
		);
		await wrong();
		rerender(
			<Form
				attributes={ { ...ATTRIBUTES, currency: 'EUR' } }
				onChange={ jest.fn() }
			/>
		);
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'writes an interval whole, as posts hold it', async () => {
		const onChange = jest.fn();
		render( <Kept onChange={ onChange } /> );
		await userEvent.type( screen.getByLabelText( 'Button text' ), '!' );
		expect( onChange.mock.lastCall[ 0 ].oneTimeDonation ).toEqual( {
			show: true,
			planId: 71,
			amounts: [ 5, 15, 100 ],
			heading: 'Make a one-time donation',
			extraText: 'Your contribution is appreciated.',
			buttonText: 'Donate!',
		} );
		const tier = screen.getByRole( 'textbox', { name: 'Amount 2 (USD)' } );
		await userEvent.clear( tier );
		await userEvent.type( tier, '1,250.50' );
		expect( onChange.mock.lastCall[ 0 ].oneTimeDonation.amounts ).toEqual( [
			5, 1250.5, 100,
		] );
	} );
} );

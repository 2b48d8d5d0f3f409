import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { showSetting } from '@tests/jest/show-setting';
import { SettingsPanel } from '..';

type Values = {
	title: string;
	tags: string[];
	note?: string;
	print?: string;
};

const STANDARD: Values = { title: 'Hello', tags: [] };

function setup( given: Partial< Values > ) {
	const onChange = jest.fn();
	function Panel() {
		const [ values, setValues ] = useState( { ...STANDARD, ...given } );
		return (
			<SettingsPanel
				title="Card"
				values={ values }
				onChange={ ( changed ) => {
					onChange( changed );
					setValues( { ...values, ...changed } );
				} }
				settings={ [
					{
						label: 'Title',
						reset: { title: STANDARD.title },
						control: ( label ) => (
							<input
								aria-label={ label }
								value={ values.title }
								readOnly
							/>
						),
					},
					{
						label: 'Tags',
						reset: { tags: [] },
						control: () => <p>{ values.tags.join( ', ' ) }</p>,
					},
					{
						label: 'Print',
						reset: { print: undefined },
						isShownByDefault: false,
						control: () => <p>Small print</p>,
					},
					values.title === 'Long' && {
						label: 'Note',
						reset: { note: undefined },
						control: () => <p>{ values.note }</p>,
					},
				] }
			/>
		);
	}
	render( <Panel /> );
	return onChange;
}

const open = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Card options' } ) );

describe( 'SettingsPanel', () => {
	it( 'puts one setting back', async () => {
		const onChange = setup( { title: 'Long', tags: [ 'a' ] } );
		await open();
		await userEvent.click(
			screen.getByRole( 'menuitem', { name: 'Reset Title' } )
		);
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		expect( onChange ).toHaveBeenCalledWith( { title: 'Hello' } );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Hello' );
	} );

	it( 'puts all back in one change, those left out excepted', async () => {
		const onChange = setup( { tags: [ 'a' ] } );
		await open();
		await userEvent.click(
			screen.getByRole( 'menuitem', { name: 'Reset all' } )
		);
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		expect( onChange ).toHaveBeenCalledWith( {
			title: 'Hello',
			tags: [],
			print: undefined,
		} );
	} );

	it( 'leaves a setting to the menu until it is chosen there or has a value', async () => {
		setup( {} );
		expect( screen.queryByText( 'Small print' ) ).toBeNull();
		await showSetting( 'Card', 'Print' );
		expect( screen.getByText( 'Small print' ) ).toBeVisible();
		cleanup();
		setup( { print: 'large' } );
		expect( screen.getByText( 'Small print' ) ).toBeVisible();
	} );

	it( 'offers nothing to put back where nothing is set', async () => {
		setup( { note: '' } );
		await open();
		expect(
			screen.queryByRole( 'menuitem', { name: /^Reset (?!all)/ } )
		).toBeNull();
		expect(
			screen.getByRole( 'menuitem', { name: 'Reset all' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

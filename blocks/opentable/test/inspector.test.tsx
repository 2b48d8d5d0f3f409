import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { showSetting } from '@tests/jest/show-setting';
import { normalize } from '../attributes';
import { Inspector } from '../edit/inspector';
import type { Attributes } from '../types';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
} ) );

const ATTRIBUTES: Attributes = {
	rid: [ '4021' ],
	style: 'standard',
	iframe: true,
	domain: 'com',
	lang: 'en-US',
	newtab: false,
	negativeMargin: false,
};

function draw( changes: Partial< Attributes > = {} ) {
	const attributes = { ...ATTRIBUTES, ...changes };
	const setAttributes = jest.fn();
	render(
		<Inspector
			attributes={ attributes }
			reservation={ normalize( attributes ) }
			defaultLanguage="en-US"
			setAttributes={ setAttributes }
		>
			The picker
		</Inspector>
	);
	return setAttributes;
}

const findMargin = () =>
	screen.queryByRole( 'checkbox', { name: 'Remove button margin' } );

it( 'offers the margin of a button for a button only', async () => {
	draw();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Settings options' } )
	);
	expect(
		screen.queryByRole( 'menuitemcheckbox', {
			name: 'Show Remove button margin',
		} )
	).toBeNull();
	cleanup();
	const setAttributes = draw( { style: 'button' } );
	await showSetting( 'Settings', 'Remove button margin' );
	fireEvent.click( findMargin() ?? document.body );
	expect( setAttributes ).toHaveBeenCalledWith( { negativeMargin: true } );
} );

it( 'offers the languages of the service, a new window, and the frame', () => {
	const setAttributes = draw();
	const language = screen.getByRole( 'combobox', { name: 'Language' } );
	expect(
		[ ...language.children ].map( ( { textContent } ) => textContent )
	).toEqual( [
		'English (US)',
		'Français (CA)',
		'Deutsch (DE)',
		'Español (MX)',
		'日本語 (JP)',
		'Nederlands (NL)',
		'Italiano (IT)',
	] );
	fireEvent.change( language, { target: { value: 'it-IT' } } );
	expect( setAttributes ).toHaveBeenCalledWith( { lang: 'it-IT' } );
	fireEvent.click(
		screen.getByRole( 'checkbox', { name: 'Open in a new window' } )
	);
	expect( setAttributes ).toHaveBeenCalledWith( { newtab: true } );
	fireEvent.click(
		screen.getByRole( 'checkbox', {
			name: 'Load the form in an iframe',
		} )
	);
	expect( setAttributes ).toHaveBeenCalledWith( { iframe: false } );
} );

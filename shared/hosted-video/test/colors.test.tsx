import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ColorsPanel } from '../edit/colors';

type Setting = {
	label: string;
	value: string;
	onChange: ( color?: string ) => void;
};
// Core's panel of colours, as far as it matters here: a field for each, and all of them put back at once.
jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( { children }: { children: ReactNode } ) => children,
	PanelColorSettings: ( {
		title,
		colorSettings,
		children,
	}: {
		title: string;
		colorSettings: Setting[];
		children: ReactNode;
	} ) => (
		<section aria-label={ title }>
			{ colorSettings.map( ( { label, value, onChange } ) => (
				<input
					key={ label }
					aria-label={ label }
					value={ value }
					onChange={ ( { target } ) => onChange( target.value ) }
				/>
			) ) }
			<button
				onClick={ () =>
					colorSettings.forEach( ( { onChange } ) => onChange() )
				}
			>
				Reset all
			</button>
			{ children }
		</section>
	),
} ) );

const SAVED = { seekbarColor: '#111' };

const open = ( attributes = {} ) => {
	const setAttributes = jest.fn();
	const view = render(
		<ColorsPanel
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
	);
	return { ...view, setAttributes };
};

const getSave = () =>
	within(
		screen.getByRole( 'region', { name: 'Progress Bar Colors' } )
	).getByRole( 'button', { name: 'Save colors' } );

test( 'colours are saved by the button, which has nothing to do before', async () => {
	const { setAttributes } = open( SAVED );
	expect( getSave() ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.type( screen.getByLabelText( 'Played color' ), 'red' );
	expect( setAttributes ).not.toHaveBeenCalled();
	expect( getSave() ).not.toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( getSave() );
	expect( setAttributes.mock.calls ).toEqual( [
		[
			{
				seekbarColor: '#111',
				seekbarLoadingColor: '',
				seekbarPlayedColor: 'red',
			},
		],
	] );
} );

test( 'what is changed back needs no saving', async () => {
	open( SAVED );
	await userEvent.type( screen.getByLabelText( 'Progress bar' ), '2' );
	await userEvent.type(
		screen.getByLabelText( 'Progress bar' ),
		'{Backspace}'
	);
	expect( getSave() ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'all are put back at once', async () => {
	const { setAttributes } = open( {
		...SAVED,
		seekbarPlayedColor: '#222',
	} );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Reset all' } )
	);
	await userEvent.click( getSave() );
	expect( setAttributes ).toHaveBeenCalledWith( {
		seekbarColor: '',
		seekbarLoadingColor: '',
		seekbarPlayedColor: '',
	} );
} );

test( 'a draft goes where others change the colours meanwhile, as undo does', async () => {
	const { rerender, setAttributes } = open( SAVED );
	await userEvent.type( screen.getByLabelText( 'Played color' ), 'red' );
	rerender(
		<ColorsPanel
			attributes={ { seekbarColor: '#333' } }
			setAttributes={ setAttributes }
		/>
	);
	expect( screen.getByLabelText( 'Played color' ) ).toHaveValue( '' );
	expect( screen.getByLabelText( 'Progress bar' ) ).toHaveValue( '#333' );
	expect( getSave() ).toHaveAttribute( 'aria-disabled', 'true' );
} );

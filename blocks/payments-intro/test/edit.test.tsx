import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Edit from '../edit';

const mockReplaceBlock = jest.fn();
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useDispatch: () => ( { replaceBlock: mockReplaceBlock } ),
} ) );
jest.mock( '@wordpress/block-editor', () => ( {
	store: 'core/block-editor',
	useBlockProps: () => ( {} ),
	__experimentalBlockVariationPicker: ( {
		label,
		variations,
		onSelect,
	}: {
		label: string;
		variations: { name: string; title: string }[];
		onSelect: ( variation: { name: string } ) => void;
	} ) => (
		<fieldset aria-label={ label }>
			{ variations.map( ( variation ) => (
				<button
					key={ variation.name }
					onClick={ () => onSelect( variation ) }
				>
					{ variation.title }
				</button>
			) ) }
		</fieldset>
	),
} ) );

const NAMES = [
	'jetpack/payment-buttons',
	'jetpack/recurring-payments',
	'jetpack/donations',
	'premium-content/container',
];

const register = ( name: string ) =>
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: {},
	} );

const draw = () =>
	render(
		<Edit
			{ ...{ context: {}, className: '' } }
			attributes={ {} }
			clientId="intro"
			isSelected
			setAttributes={ () => {} }
		/>
	);

const getNames = () =>
	screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent );

describe( 'The picker', () => {
	beforeEach( () => {
		mockReplaceBlock.mockClear();
		NAMES.forEach( register );
	} );
	afterEach( () => {
		NAMES.forEach( ( name ) => unregisterBlockType( name ) );
	} );

	it( 'offers buttons, donations and paid content', () => {
		draw();
		expect( getNames() ).toEqual( [
			'Payment Buttons',
			'Donations',
			'Paid Content',
		] );
	} );

	it( 'offers no block that this site does not have', () => {
		unregisterBlockType( 'jetpack/donations' );
		draw();
		expect( getNames() ).toEqual( [ 'Payment Buttons', 'Paid Content' ] );
		register( 'jetpack/donations' );
	} );

	it.each( [
		[ 'Payment Buttons', 'jetpack/payment-buttons' ],
		[ 'Donations', 'jetpack/donations' ],
		[ 'Paid Content', 'premium-content/container' ],
	] )( 'is replaced by %s', async ( title, name ) => {
		draw();
		await userEvent
			.setup()
			.click( screen.getByRole( 'button', { name: title } ) );
		expect( mockReplaceBlock ).toHaveBeenCalledTimes( 1 );
		expect( mockReplaceBlock ).toHaveBeenCalledWith(
			'intro',
			expect.objectContaining( { name } )
		);
	} );
} );

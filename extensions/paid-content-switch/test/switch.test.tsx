import { hasFilter, removeFilter } from '@wordpress/hooks';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import setUp from '..';
import { withSwitch } from '../with-switch';

jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	// The toolbar is drawn elsewhere.
	BlockControls: ( { children }: { children: ReactNode } ) => children,
} ) );

const globals = window as { mainstreetBlocks?: unknown };
const NAME = 'mainstreet/paid-content-switch';

const block = (
	clientId: string,
	name: string,
	innerBlocks: unknown[] = []
) => ( {
	clientId,
	name,
	attributes: {},
	innerBlocks,
	isValid: true,
} );

const box = ( id: string, inside: unknown[] ) =>
	block( id, 'premium-content/container', [
		block( `${ id }-paid`, 'premium-content/subscriber-view', inside ),
		block( `${ id }-free`, 'premium-content/logged-out-view', [
			block( `${ id }-text`, 'core/paragraph' ),
		] ),
	] );

const CONTENT = [
	block( 'alone', 'core/paragraph' ),
	box( 'outer', [
		block( 'columns', 'core/columns', [
			block( 'column', 'core/column', [
				block( 'deep', 'core/paragraph' ),
			] ),
		] ),
		box( 'inner', [ block( 'inner-deep', 'core/paragraph' ) ] ),
	] ),
];

/** Draws the edit of one block, as core does. */
function draw( clientId: string, isSelected = true ) {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	const { resetBlocks, selectBlock } = registry.dispatch( blockEditorStore );
	const { getBlockName, getSelectedBlockClientId } =
		registry.select( blockEditorStore );
	act( () => {
		void resetBlocks( CONTENT as never );
		void selectBlock( clientId );
	} );
	const Edit = withSwitch( () => <p>{ clientId }</p> );
	render(
		<RegistryProvider value={ registry }>
			<Edit
				{ ...{ context: {}, className: '', attributes: {} } }
				setAttributes={ jest.fn() }
				name={ getBlockName( clientId ) ?? '' }
				clientId={ clientId }
				isSelected={ isSelected }
			/>
		</RegistryProvider>
	);
	return getSelectedBlockClientId;
}

const view = ( name: string ) => screen.findByRole( 'button', { name } );

describe( 'The switch of views', () => {
	beforeEach( () => {
		globals.mainstreetBlocks = {
			blocks: { 'premium-content/container': [] },
		};
		setUp();
	} );
	afterEach( () => {
		removeFilter( 'editor.BlockEdit', NAME );
	} );

	it.each( [
		[ 'outer-paid', 'Subscriber View', 'Guest View', 'outer-free' ],
		[ 'deep', 'Subscriber View', 'Guest View', 'outer-free' ],
		[ 'outer-text', 'Guest View', 'Subscriber View', 'outer-paid' ],
		[ 'inner-deep', 'Subscriber View', 'Guest View', 'inner-free' ],
	] )(
		'is in the toolbar of %s, and shows the other view of the box around it',
		async ( id, now, other, selected ) => {
			const getSelected = draw( id );
			expect( await view( now ) ).toBePressed();
			expect( await view( other ) ).not.toBePressed();
			const user = userEvent.setup();
			await user.click( await view( now ) );
			expect( getSelected() ).toBe( id );
			await user.click( await view( other ) );
			expect( getSelected() ).toBe( selected );
		}
	);

	it.each( [
		[ 'outside', 'alone', true ],
		[ 'of a block that is not selected', 'deep', false ],
		[ 'of a box, which has its own', 'inner', true ],
	] )( 'is not in the toolbar %s', async ( _what, id, isSelected ) => {
		draw( id, isSelected );
		await act( async () => {
			await import( '../selected-switch' );
		} );
		expect( screen.getByText( id ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'touches no block where another plugin holds paid content', () => {
		removeFilter( 'editor.BlockEdit', NAME );
		for ( const state of [ undefined, {}, { blocks: {} } ] ) {
			globals.mainstreetBlocks = state;
			setUp();
			expect( hasFilter( 'editor.BlockEdit', NAME ) ).toBeFalsy();
		}
	} );
} );

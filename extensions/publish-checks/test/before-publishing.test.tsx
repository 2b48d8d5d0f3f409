import { render, screen } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import type { ComponentProps } from 'react';
import { usePost } from '@shared/post-editor';
import { BeforePublishing } from '../before-publishing';
import { fetchHiddenBlocks } from '../hidden-blocks';

jest.mock( '@shared/post-editor', () => ( { usePost: jest.fn() } ) );
jest.mock( '../hidden-blocks', () => ( { fetchHiddenBlocks: jest.fn() } ) );

const ask = jest.mocked( fetchHiddenBlocks );

const Panel: ComponentProps< typeof BeforePublishing >[ 'frame' ] = ( {
	className,
	title,
	children,
} ) => (
	<section className={ className } aria-label={ title }>
		{ children }
	</section>
);

const NAME = 'mainstreet/note';

/** Opens the sidebar before publishing of a post that holds a text. */
function show( text: string, post = 7 ) {
	jest.mocked( usePost ).mockReturnValue( post );
	dispatch( blockEditorStore ).resetBlocks( [
		createBlock( NAME, { text } ),
	] );
	return render(
		<BeforePublishing frame={ Panel } title="Check before publishing" />
	);
}

const getPanel = () =>
	screen.findByRole( 'region', { name: 'Check before publishing' } );

beforeAll( () => {
	registerBlockType( NAME, {
		apiVersion: 3,
		title: 'Note',
		category: 'widgets',
		attributes: { text: { type: 'string' } },
		edit: () => null,
		save: () => null,
	} );
} );
afterAll( () => {
	unregisterBlockType( NAME );
} );
beforeEach( () => {
	ask.mockReset();
	ask.mockResolvedValue( [] );
	Object.assign( window, { mainstreetBlocks: undefined } );
} );

test( 'blocks that visitors will not see are named with the reason, and where that is changed', async () => {
	ask.mockResolvedValue( [
		{ title: 'Donations', reason: 'Stripe is not connected.' },
	] );
	Object.assign( window, {
		mainstreetBlocks: {
			payments: { settingsUrl: '/wp-admin/settings#/payments' },
		},
	} );
	show( 'Give.' );
	const panel = await getPanel();
	expect( panel ).toHaveTextContent( /Donations.*Stripe is not connected\./ );
	expect(
		screen.getByRole( 'link', { name: /^Open settings/ } )
	).toHaveAttribute( 'href', '/wp-admin/settings' );
	expect( ask.mock.calls[ 0 ]?.[ 0 ] ).toBe( 7 );
} );

test( 'placeholders are named', async () => {
	show( 'hello@example.com' );
	expect( await getPanel() ).toHaveTextContent(
		'Replace these placeholders with your own details: hello@example.com'
	);
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

test( 'where there is nothing to say, or the server does not answer, only the place is kept', async () => {
	ask.mockRejectedValue( new Error( 'offline' ) );
	const { container } = show( 'Plain words.' );
	await ask.mock.results[ 0 ]?.value.catch( () => {} );
	expect( container.querySelectorAll( 'section.hidden' ) ).toHaveLength( 1 );
	expect( container ).toHaveTextContent( /^$/ );
} );

test( 'nothing is asked while the sidebar is closed', () => {
	const { container } = show( 'hello@example.com', 0 );
	expect( container.querySelectorAll( 'section.hidden' ) ).toHaveLength( 1 );
	expect( ask ).not.toHaveBeenCalled();
} );

import { createReduxStore, register } from '@wordpress/data';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConnectNudge, PlanControls, getConnectHref } from '..';
import { plansOf, printed } from './plans-of-a-block';

jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: ReactNode } ) => (
		<div role="toolbar">{ children }</div>
	),
	InspectorControls: ( { children }: { children: ReactNode } ) => (
		<aside>{ children }</aside>
	),
	Warning: ( {
		actions,
		children,
	}: {
		actions?: ReactNode;
		children: ReactNode;
	} ) => (
		<div role="note">
			{ children }
			{ actions }
		</div>
	),
} ) );

const post = { id: 42 as unknown, type: 'post', isDirty: true };
const autosave = jest.fn();

beforeAll( () => {
	register(
		createReduxStore( 'core/editor', {
			reducer: ( state = {} ) => state,
			selectors: {
				getCurrentPostId: () => post.id,
				getCurrentPostType: () => post.type,
				isEditedPostDirty: () => post.isDirty,
			},
			actions: {
				autosave: () => async () => {
					await autosave();
				},
			},
		} )
	);
} );

beforeEach( () => {
	jest.clearAllMocks();
	printed();
	Object.assign( post, { id: 42, type: 'post', isDirty: true } );
} );

const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

describe( 'Connecting', () => {
	const url = `https://example.org/wp-admin/options-general.php?page=mainstreet&state=${ encodeURIComponent( btoa( '{}' ) ) }#/payments/stripe`;
	const stateOf = ( href: string ) =>
		JSON.parse( atob( new URL( href ).searchParams.get( 'state' ) ?? '' ) );

	it( 'is offered once, in the block', () => {
		render(
			<PlanControls
				plans={ plansOf( { isConnected: false, connectUrl: url } ) }
			/>
		);
		expect(
			screen.getAllByRole( 'button', { name: 'Connect Stripe' } )
		).toHaveLength( 1 );
		expect(
			screen.getByText( 'Connect Stripe to take payments.' )
		).toBeVisible();
		expect( screen.queryByRole( 'toolbar' ) ).toBeNull();
		expect( screen.queryByLabelText( /Name/ ) ).toBeNull();
	} );

	it( 'stores what is written, and says where to come back to', async () => {
		const leave = jest.fn();
		render( <ConnectNudge connectUrl={ url } onLeave={ leave } /> );
		await press( 'Connect Stripe' );
		await waitFor( () => expect( leave ).toHaveBeenCalled() );
		expect( autosave ).toHaveBeenCalledTimes( 1 );
		const href = String( leave.mock.calls[ 0 ]?.[ 0 ] );
		expect( stateOf( href ) ).toEqual( { from_editor_post_id: 42 } );
		expect( new URL( href ).hash ).toBe( '#/payments/stripe' );
		expect( new URL( href ).searchParams.get( 'page' ) ).toBe(
			'mainstreet'
		);
	} );

	it( 'leaves only once what is written is stored', async () => {
		let finish = () => {};
		autosave.mockReturnValueOnce(
			new Promise< void >( ( done ) => {
				finish = done;
			} )
		);
		const leave = jest.fn();
		render( <ConnectNudge connectUrl={ url } onLeave={ leave } /> );
		await press( 'Connect Stripe' );
		expect( autosave ).toHaveBeenCalledTimes( 1 );
		expect( leave ).not.toHaveBeenCalled();
		finish();
		await waitFor( () => expect( leave ).toHaveBeenCalled() );
	} );

	it( 'knows templates by their name, and stores nothing that is stored', async () => {
		Object.assign( post, {
			id: 'theme//índex',
			type: 'wp_template',
			isDirty: false,
		} );
		const leave = jest.fn();
		render( <ConnectNudge connectUrl={ url } onLeave={ leave } /> );
		await press( 'Connect Stripe' );
		await waitFor( () => expect( leave ).toHaveBeenCalled() );
		expect( autosave ).not.toHaveBeenCalled();
		expect( stateOf( String( leave.mock.calls[ 0 ]?.[ 0 ] ) ) ).toEqual( {
			from_site_editor_post_id: 'theme//índex',
			from_site_editor_post_type: 'wp_template',
		} );
	} );

	it( 'keeps what the server wrote, and leads nowhere odd', () => {
		const own = `https://example.org/?state=${ btoa( '{"a":1}' ) }`;
		expect( stateOf( getConnectHref( own, 5 ) ) ).toEqual( {
			a: 1,
			from_editor_post_id: 5,
		} );
		expect( stateOf( getConnectHref( own, undefined ) ) ).toEqual( {
			a: 1,
		} );
		expect( getConnectHref( 'https://example.org/?state=%%%', 5 ) ).toBe(
			'https://example.org/?state=%%%'
		);
		expect( getConnectHref( 'javascript:alert(1)', 5 ) ).toBe( '' );
		expect( getConnectHref( 'https://', 5 ) ).toBe( '' );
	} );

	it( 'is not offered where there is nothing to connect', () => {
		const { container } = render( <ConnectNudge connectUrl="" /> );
		expect( container ).toBeEmptyDOMElement();
	} );
} );

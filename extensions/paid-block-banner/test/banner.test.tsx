import {
	addAction,
	applyFilters,
	hasFilter,
	removeAction,
	removeFilter,
} from '@wordpress/hooks';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpgradeButton } from '@shared/upgrade';
import setUp from '..';
import { Banner } from '../banner';

const globals = window as { mainstreetBlocks?: unknown };

let mockHasSelectedInner = false;
jest.mock( '@wordpress/block-editor', () => ( {
	store: 'core/block-editor',
	InspectorControls: ( { children }: { children: unknown } ) => children,
} ) );
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useSelect: (
		read: ( select: () => Record< string, () => boolean > ) => unknown
	) =>
		read( () => ( { hasSelectedInnerBlock: () => mockHasSelectedInner } ) ),
} ) );

const draw = (
	isSelected: boolean,
	url = 'https://host.test/buy',
	name = 'jetpack/map'
) => {
	const setAttributes = jest.fn();
	render(
		<Banner
			{ ...{ context: {}, className: '' } }
			name={ name }
			clientId="a"
			attributes={ {} }
			isSelected={ isSelected }
			setAttributes={ setAttributes }
			upgrade={ {
				plan: 'business',
				planName: 'Business',
				url,
				label: 'paid',
			} }
		/>
	);
	return setAttributes;
};

const drawAs = ( name: string ) => draw( true, '', name );

const TEXT = 'Upgrade to the Business plan to use this block.';

describe( 'The banner', () => {
	beforeEach( () => {
		mockHasSelectedInner = false;
	} );

	it( 'is there while its block is selected', () => {
		draw( true );
		expect( screen.getByText( TEXT ) ).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Upgrade' } )
		).toBeVisible();
	} );

	it( 'is there while a block inside of it is selected', () => {
		mockHasSelectedInner = true;
		draw( false );
		expect( screen.getByText( TEXT ) ).toBeVisible();
	} );

	it.each( [
		[ 'core/cover', 'use videos in covers.' ],
		[ 'core/audio', 'upload audio.' ],
		[ 'core/video', 'upload videos.' ],
	] )( 'says of %s what needs the plan', ( name, what ) => {
		drawAs( name );
		expect(
			screen.getByText( `Upgrade to the Business plan to ${ what }` )
		).toBeVisible();
	} );

	it( 'is not there otherwise', () => {
		draw( false );
		expect( screen.queryByText( TEXT ) ).toBeNull();
	} );

	it( 'has no button that leads nowhere', () => {
		draw( true, '' );
		expect( screen.getByText( TEXT ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Upgrade' } )
		).toBeNull();
	} );

	it( 'is told of once, and only where the site wants that', () => {
		const told = jest.fn();
		addAction( 'mainstreet.track', 'test/impression', told );
		globals.mainstreetBlocks = {};
		draw( false );
		expect( told ).not.toHaveBeenCalled();
		globals.mainstreetBlocks = { tracking: true };
		draw( false );
		expect( told ).not.toHaveBeenCalled();
		drawAs( 'jetpack/slideshow' );
		drawAs( 'jetpack/slideshow' );
		expect( told.mock.calls ).toEqual( [
			[
				'jetpack_editor_block_upgrade_impression',
				{ plan: 'business', block: 'jetpack/slideshow' },
			],
		] );
		removeAction( 'mainstreet.track', 'test/impression' );
		globals.mainstreetBlocks = undefined;
	} );

	it( 'lets the sentence on the page be switched off', async () => {
		const setAttributes = draw( true );
		const user = userEvent.setup();
		await user.click( screen.getByRole( 'button', { name: 'Plan' } ) );
		await user.click(
			screen.getByRole( 'checkbox', {
				name: 'Show administrators a reminder on the page',
			} )
		);
		expect( setAttributes ).toHaveBeenCalledWith( {
			shouldDisplayFrontendBanner: false,
		} );
	} );
} );

describe( 'The button', () => {
	it( 'says that it is on its way', async () => {
		const onLeave = jest.fn();
		render(
			<UpgradeButton
				url="https://host.test/buy"
				plan="business"
				block="jetpack/map"
				onLeave={ onLeave }
			/>
		);
		await userEvent
			.setup()
			.click( screen.getByRole( 'button', { name: 'Upgrade' } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Redirecting…' } )
		).toBeVisible();
		expect( onLeave ).toHaveBeenCalledWith( 'https://host.test/buy' );
	} );
} );

describe( 'The extension', () => {
	const isThere = () =>
		hasFilter( 'editor.BlockEdit', 'mainstreet/paid-block-banner' );
	afterEach( () => {
		removeFilter( 'editor.BlockEdit', 'mainstreet/paid-block-banner' );
		removeFilter(
			'blocks.registerBlockType',
			'mainstreet/paid-block-banner'
		);
	} );

	const register = ( name: string, ...more: unknown[] ) =>
		applyFilters(
			'blocks.registerBlockType',
			{ title: 'Map', attributes: {} },
			name,
			...more
		);

	it( 'is not there on a plain site', () => {
		for ( const state of [ undefined, {}, { gated: {} }, { gated: [] } ] ) {
			globals.mainstreetBlocks = state;
			setUp();
			expect( isThere() ).toBeFalsy();
			expect( register( 'core/cover' ) ).toEqual( {
				title: 'Map',
				attributes: {},
			} );
		}
	} );

	it( 'keeps the key of a moved post on a plain site, also of an old version, and writes none', () => {
		globals.mainstreetBlocks = {};
		setUp();
		for ( const name of [
			'jetpack/map',
			'premium-content/container',
			'videopress/video',
		] ) {
			const kept = {
				title: 'Map',
				attributes: {
					shouldDisplayFrontendBanner: { type: 'boolean' },
				},
			};
			expect( register( name ) ).toEqual( kept );
			expect( register( name, {} ) ).toEqual( kept );
		}
		const own = {
			attributes: {
				shouldDisplayFrontendBanner: { type: 'boolean', default: true },
			},
		};
		expect(
			applyFilters(
				'blocks.registerBlockType',
				own,
				'jetpack/simple-payments'
			)
		).toEqual( own );
	} );

	it( 'is there where a host sells plans', () => {
		globals.mainstreetBlocks = {
			gated: { 'jetpack/map': { plan: 'business', url: '' } },
		};
		setUp();
		expect( isThere() ).toBeTruthy();
		expect( register( 'jetpack/map' ) ).toEqual( {
			title: 'Map (paid)',
			attributes: {
				shouldDisplayFrontendBanner: { type: 'boolean', default: true },
			},
		} );
		expect( register( 'core/cover' ) ).toEqual( {
			title: 'Map',
			attributes: {},
		} );
	} );

	it.each( [
		[ undefined, 'Map (paid)' ],
		[ 'paid', 'Map (paid)' ],
		[ 'beta', 'Map (beta)' ],
	] )( 'names a block that is %s', ( label, title ) => {
		globals.mainstreetBlocks = {
			gated: { 'jetpack/map': { plan: 'business', label } },
		};
		setUp();
		expect( register( 'jetpack/map' ) ).toMatchObject( { title } );
		expect( register( 'jetpack/map', { attributes: {} } ) ).toMatchObject( {
			title: 'Map',
		} );
	} );
} );

import { render, screen } from '@testing-library/react';
import type { Plans } from '@shared/payments';
import Edit from '../edit';
import type { Attributes } from '../types';

let mockPlans: Partial< Plans > = {};
let mockSelect: ( id: number, isAutomatic: boolean ) => void = () => {};
const mockAsked: number[] = [];
let mockHasPlan: () => boolean = () => true;
let mockStored: Partial< Attributes > | null = null;
let mockIsPreview = false;
/** Ids of the buttons in the row around the block; null for none. */
let mockRow: string[] | null = null;

jest.mock( '@store/memberships', () => ( {
	usePlans: ( {
		selectedId,
		hasPlan,
		onSelect,
	}: {
		selectedId: number;
		hasPlan: typeof mockHasPlan;
		onSelect: typeof mockSelect;
	} ) => {
		mockSelect = onSelect;
		mockHasPlan = hasPlan;
		mockAsked.push( selectedId );
		return {
			productType: 'payment-plan',
			isLoading: false,
			isConnected: true,
			connectUrl: '',
			shouldUpgrade: false,
			upgradeUrl: '',
			mode: 'test',
			error: '',
			products: [],
			selectedId,
			isInvalid: false,
			...mockPlans,
		};
	},
} ) );
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useRegistry: () => ( {
		select: () => ( { getBlockAttributes: () => mockStored } ),
		dispatch: () => ( {} ),
	} ),
	useSelect: ( read: ( select: () => unknown ) => unknown ) =>
		read( () => ( {
			getSettings: () => ( { isPreviewMode: mockIsPreview } ),
			getBlockRootClientId: () => mockRow && 'row',
			getBlockName: () => mockRow && 'jetpack/payment-buttons',
			getBlockOrder: () => mockRow,
		} ) ),
} ) );
jest.mock( '@wordpress/block-editor', () => {
	const through = ( { children }: { children?: unknown } ) => children;
	return {
		store: 'core/block-editor',
		useBlockProps: ( props: object ) => props,
		useInnerBlocksProps: ( props: object ) => ( {
			...props,
			children: 'The button',
		} ),
		useBlockEditContext: () => ( { clientId: 'a' } ),
		BlockControls: through,
		InspectorControls: ( { group }: { group?: string } ) =>
			group ? null : 'The form',
		BlockAlignmentControl: () => null,
		Warning: ( { children }: { children: string } ) => <p>{ children }</p>,
	};
} );

const draw = (
	attributes: Partial< Attributes > = {},
	context: Record< string, unknown > = {}
) => {
	const setAttributes = jest.fn();
	render(
		<Edit
			{ ...{ className: '' } }
			context={ context }
			attributes={ { url: '#', uniqueId: 'id', ...attributes } }
			clientId="a"
			isSelected
			setAttributes={ setAttributes }
		/>
	);
	return setAttributes;
};

const PROMPT = 'Upgrade your plan to use payment buttons on your site.';
const UPGRADE = { name: 'Upgrade' };

describe( 'A payment button in the editor', () => {
	beforeEach( () => {
		mockPlans = {};
		mockIsPreview = false;
		mockRow = null;
		mockAsked.length = 0;
	} );

	it( 'stores the plan that is chosen, and names the button after it', () => {
		const setAttributes = draw( { planIds: [ 4 ] } );
		mockSelect( 88, false );
		expect( setAttributes ).toHaveBeenCalledWith( {
			planId: 88,
			planIds: undefined,
			uniqueId: 'recurring-payments-88',
		} );
	} );

	it( 'reads the first of several plans', () => {
		draw( { planId: '12+34' } );
		expect( mockAsked ).toContain( 12 );
	} );

	it( 'knows a plan that it was given and is not drawn with yet', () => {
		mockStored = {};
		draw();
		expect( mockHasPlan() ).toBe( false );
		mockStored = { planId: 88 };
		expect( mockHasPlan() ).toBe( true );
		mockStored = null;
		expect( mockHasPlan() ).toBe( false );
	} );

	it( 'says that no money is taken in test mode', () => {
		draw( { planId: 88 } );
		expect(
			screen.getByText( 'Test mode: no one is charged' )
		).toBeVisible();
	} );

	it( 'says that its plan is not there', () => {
		mockPlans = { isInvalid: true };
		draw( { planId: 88 } );
		expect(
			screen.getByText(
				/Invalid payment plan configured for this block\./
			)
		).toBeVisible();
	} );

	it( 'asks to connect while no account is', () => {
		mockPlans = {
			isConnected: false,
			connectUrl: 'https://example.org/wp-admin/?page=mainstreet',
		};
		draw();
		expect(
			screen.getAllByRole( 'button', { name: 'Connect Stripe' } )
		).not.toHaveLength( 0 );
		expect( screen.queryByText( /Test mode/ ) ).toBeNull();
	} );

	it( 'leaves it to paid content around it to ask for the account', () => {
		mockPlans = {
			isConnected: false,
			connectUrl: 'https://example.org/wp-admin/?page=mainstreet',
		};
		const nudge = 'Connect Stripe to take payments.';
		draw( {}, { isPremiumContentChild: true } );
		expect(
			screen.queryByText( nudge, { ignore: '[aria-live]' } )
		).toBeNull();
		draw();
		expect(
			screen.getByText( nudge, { ignore: '[aria-live]' } )
		).toBeVisible();
	} );

	it( 'asks once in a row of buttons, also in test mode', () => {
		mockRow = [ 'first', 'a' ];
		draw( { planId: 88 } );
		expect( screen.queryByText( /Test mode/ ) ).toBeNull();
		mockPlans = {
			isConnected: false,
			connectUrl: 'https://example.org/wp-admin/?page=mainstreet',
		};
		draw();
		expect( screen.queryByText( /Connect Stripe/ ) ).toBeNull();
		mockRow = [ 'a', 'second' ];
		draw();
		expect(
			screen.getByText( 'Connect Stripe to take payments.' )
		).toBeVisible();
	} );

	it( 'asks for an upgrade where the host wants one, unless it has a plan or is in paid content', () => {
		mockPlans = {
			shouldUpgrade: true,
			upgradeUrl: 'https://host.test/buy',
		};
		draw( { planId: 88 } );
		draw( {}, { isPremiumContentChild: true } );
		expect( screen.queryByRole( 'button', UPGRADE ) ).toBeNull();
		draw();
		expect( screen.getByRole( 'button', UPGRADE ) ).toBeVisible();
		expect(
			screen.getByText( PROMPT, { ignore: '[aria-live]' } )
		).toBeVisible();
	} );

	it( 'offers no connection and no upgrade on a plain site', () => {
		draw( { planId: 88 } );
		expect( screen.queryAllByRole( 'button' ) ).toEqual( [] );
	} );

	it( 'asks nobody while it is only shown', () => {
		mockIsPreview = true;
		draw( { planId: 88 } );
		expect( screen.getByText( 'The button' ) ).toBeVisible();
		expect( mockAsked ).toEqual( [] );
	} );
} );

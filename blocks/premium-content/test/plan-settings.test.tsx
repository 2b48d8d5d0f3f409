import { render, screen } from '@testing-library/react';
import { PlanSettings } from '../edit/plan-settings';

const ATTRIBUTES = {
	selectedPlanId: 0,
	newPlanName: 'Monthly Subscription',
	newPlanCurrency: 'USD',
	newPlanPrice: 5,
	newPlanInterval: '1 month',
	isPreview: false,
	isPremiumContentChild: true,
};

let mockIsLoading = true;

jest.mock( '@store/memberships', () => ( {
	usePlans: () => ( {
		isLoading: mockIsLoading,
		isConnected: false,
		products: [],
		mode: '',
	} ),
} ) );
jest.mock( '@shared/payments', () => ( {
	PlanControls: () => null,
	TestModeBadge: () => null,
} ) );
jest.mock( '@wordpress/block-editor', () => ( {
	store: 'core/block-editor',
} ) );
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useDispatch: () => ( {} ),
	useSelect: () => 0,
} ) );

const draw = () => (
	<PlanSettings
		attributes={ ATTRIBUTES }
		clientId="own"
		onChange={ () => {} }
	/>
);

it( 'says that the subscriptions are on their way, until they are there', () => {
	const { rerender } = render( draw() );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Loading subscriptions…'
	);
	mockIsLoading = false;
	rerender( draw() );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
} );

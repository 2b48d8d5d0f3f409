import { InspectorControls } from '@wordpress/block-editor';
import {
	ExternalLink,
	PanelBody,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PlanForm } from './plan-form';
import { getPaymentsState } from './state';
import { TestModeBadge } from './test-mode-badge';
import type { Plans } from './types';
import { useNewPlan, type NewPlanForm } from './use-new-plan';

/** Links to the payments screens, for users with access. */
function Links() {
	const { screenUrl, plansUrl, settingsUrl } = getPaymentsState();
	return (
		<>
			{ screenUrl && (
				<ExternalLink href={ screenUrl }>
					{ __( 'View payments', 'mainstreet-blocks' ) }
				</ExternalLink>
			) }
			{ plansUrl && (
				<ExternalLink href={ plansUrl }>
					{ __( 'Manage plans', 'mainstreet-blocks' ) }
				</ExternalLink>
			) }
			{ settingsUrl && (
				<ExternalLink href={ settingsUrl }>
					{ __( 'Payment settings', 'mainstreet-blocks' ) }
				</ExternalLink>
			) }
		</>
	);
}

/** The panel with the form; open while the site has no plan. */
function NewPlanPanel( {
	plans,
	form,
	isOpen,
	onToggle,
}: {
	plans: Plans;
	form: NewPlanForm;
	isOpen: boolean;
	onToggle: ( isOpen: boolean ) => void;
} ) {
	return (
		<PanelBody
			title={
				plans.productType === 'subscription'
					? __( 'Add a new subscription', 'mainstreet-blocks' )
					: __( 'Add a new payment plan', 'mainstreet-blocks' )
			}
			opened={ isOpen }
			onToggle={ onToggle }
		>
			<PlanForm plans={ plans } form={ form } />
		</PanelBody>
	);
}

/** Sidebar panels: test mode, links to screens, and the form for a new plan. */
export function PlanInspector( { plans }: { plans: Plans } ) {
	const form = useNewPlan( plans );
	const [ isOpen, setIsOpen ] = useState( plans.products.length === 0 );
	if ( ! plans.isConnected || plans.shouldUpgrade ) {
		return null;
	}
	const { mayCreate, screenUrl } = getPaymentsState();
	return (
		<InspectorControls>
			{ ( plans.mode === 'test' || screenUrl ) && (
				<PanelBody title={ __( 'Payments', 'mainstreet-blocks' ) }>
					<VStack spacing={ 3 } alignment="left">
						<TestModeBadge mode={ plans.mode } />
						<Links />
					</VStack>
				</PanelBody>
			) }
			{ mayCreate && (
				<NewPlanPanel
					plans={ plans }
					form={ form }
					isOpen={ isOpen }
					onToggle={ setIsOpen }
				/>
			) }
		</InspectorControls>
	);
}

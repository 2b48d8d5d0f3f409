import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { Block, BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

const GUEST = 'premium-content/logged-out-view';
const BUTTON = 'jetpack/recurring-payments';

/** What old posts have in the comment, also those of later releases: none of it may get lost. */
const attributes = {
	newPlanName: { type: 'string', default: 'Monthly Subscription' },
	newPlanCurrency: { type: 'string', default: 'USD' },
	newPlanPrice: { type: 'number', default: 5 },
	newPlanInterval: { type: 'string', default: '1 month' },
	selectedPlanId: { type: 'number', default: 0 },
	selectedPlanIds: { type: 'array' },
	isPreview: { type: 'boolean', default: false },
	isPremiumContentChild: { type: 'boolean', default: true },
	style: { type: 'object' },
};

const save = () => (
	<div { ...useBlockProps.save() }>
		<InnerBlocks.Content />
	</div>
);

/** A button that a guest view of the oldest posts got when it was opened: it has no plan yet. */
const isWithoutPlan = ( { name, attributes: own }: Block ): boolean =>
	name === BUTTON &&
	own.uniqueId === 'recurring-payments-id' &&
	! own.planId &&
	! own.planIds;

const hasButtonWithoutPlan = ( blocks: readonly Block[] ): boolean =>
	blocks.some(
		( block ) =>
			isWithoutPlan( block ) || hasButtonWithoutPlan( block.innerBlocks )
	);

/** The same blocks, with the plan in the buttons that have none. */
const fillPlan = ( blocks: readonly Block[], planId: number ): Block[] =>
	blocks.map( ( block ) => ( {
		...block,
		attributes: isWithoutPlan( block )
			? {
					...block.attributes,
					planId,
					uniqueId: `recurring-payments-${ planId }`,
				}
			: block.attributes,
		innerBlocks: fillPlan( block.innerBlocks, planId ),
	} ) );

const getPlan = ( { selectedPlanId, selectedPlanIds }: Attributes ): number =>
	Number( selectedPlanIds?.[ 0 ] ?? selectedPlanId ) || 0;

const isSwapped = ( [ first ]: readonly Block[] ): boolean =>
	first?.name === GUEST;

/**
 * The guest view stood in front, and its buttons were attributes of it, which knew no plan: the
 * container does.
 */
const swapped = {
	apiVersion: 3,
	attributes,
	supports: { html: false },
	save,
	isEligible: ( all: Attributes, innerBlocks: Block[] ) =>
		isSwapped( innerBlocks ) ||
		( getPlan( all ) > 0 && hasButtonWithoutPlan( innerBlocks ) ),
	migrate: ( all: Attributes, innerBlocks: Block[] ) => {
		const inOrder = isSwapped( innerBlocks )
			? [
					...innerBlocks.filter( ( { name } ) => name !== GUEST ),
					...innerBlocks.filter( ( { name } ) => name === GUEST ),
				]
			: innerBlocks;
		const plan = getPlan( all );
		return [ all, plan > 0 ? fillPlan( inOrder, plan ) : inOrder ];
	},
};

/** Newest first: the editor takes the first that fits. */
export const deprecated = [
	swapped,
] as unknown as BlockDeprecation< Attributes >[];

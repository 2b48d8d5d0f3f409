import { useEffect, useRef, useState } from '@wordpress/element';
import { toDecimal, toMinor } from '@shared/money';
import { getPaymentsState } from './state';
import type { Interval, NewProduct, Plans, SaveFailure } from './types';

/** What is typed into the form. */
export type NewPlan = {
	title: string;
	currency: string;
	/** Minor units; null for what can't be read. */
	amount: number | null;
	/** The price as it was typed. */
	typed: string;
	interval: Interval;
	isDonation: boolean;
	isOpenAmount: boolean;
};

type Failure = Pick< SaveFailure, 'field' | 'error' >;

const NONE: Failure = { field: '', error: '' };

/** Whole units that a new plan costs at first (part 3, sections 4 and 9). */
const FIRST_PRICE = '5';

const getFirst = ( currency: string ): NewPlan => ( {
	title: '',
	currency,
	amount: toMinor( FIRST_PRICE, currency ),
	typed: '',
	interval: '1 month',
	isDonation: false,
	isOpenAmount: false,
} );

const toProduct = ( plan: NewPlan ): NewProduct => ( {
	title: plan.title.trim(),
	currency: plan.currency,
	price: plan.amount === null ? '' : toDecimal( plan.amount, plan.currency ),
	interval: plan.interval,
	type: plan.isDonation ? 'donation' : '',
	buyer_can_change_amount: plan.isOpenAmount,
	is_editable: true,
} );

/** The same number in another currency: what was typed stays, and is judged anew. */
const convert = ( { amount, currency }: NewPlan, next: string ) =>
	amount === null
		? null
		: toMinor(
				toDecimal( amount, currency ).replace(
					/\.0*$|(\..*?)0+$/,
					'$1'
				),
				next
			);

/** Whether something is being saved; gives null for what comes when nobody looks any more. */
function useSaving() {
	const [ isSaving, setIsSaving ] = useState( false );
	const isMounted = useRef( true );
	useEffect( () => {
		isMounted.current = true;
		return () => {
			isMounted.current = false;
		};
	}, [] );
	const run = async < Result >(
		work: Promise< Result >
	): Promise< Result | null > => {
		setIsSaving( true );
		const result = await work;
		if ( ! isMounted.current ) {
			return null;
		}
		setIsSaving( false );
		return result;
	};
	return { isSaving, run };
}

/** The form for a new plan: what is typed, what is wrong with it, and what changes it. */
export type NewPlanForm = ReturnType< typeof useNewPlan >;

/**
 * State of the form for a new plan. It belongs to the block, not to the sidebar: the editor draws the sidebar anew when tabs
 * come into it or another block is selected, and what was typed has to stay.
 *
 * @param plans Payments of the block.
 */
export function useNewPlan( plans: Plans ) {
	const [ plan, setPlan ] = useState( () =>
		getFirst( getPaymentsState().currency )
	);
	const [ failure, setFailure ] = useState( NONE );
	const { isSaving, run } = useSaving();

	const change = ( changes: Partial< NewPlan > ) => {
		setPlan( { ...plan, ...changes } );
		// Editing a field takes back what was said of it.
		if ( failure.field === '' || failure.field in toFields( changes ) ) {
			setFailure( NONE );
		}
	};

	const save = async () => {
		setFailure( NONE );
		const result = await run( plans.save( toProduct( plan ) ) );
		if ( result?.ok ) {
			setPlan( {
				...plan,
				title: '',
				amount: toMinor( FIRST_PRICE, plan.currency ),
				typed: '',
			} );
		} else if ( result ) {
			setFailure( result );
		}
	};

	return {
		plan,
		change,
		changeCurrency: ( currency: string ) =>
			change( { currency, amount: convert( plan, currency ) } ),
		save,
		isSaving,
		failure,
	};
}

const toFields = ( changes: Partial< NewPlan > ) => ( {
	...( 'title' in changes && { title: true } ),
	...( ( 'amount' in changes || 'currency' in changes ) && { price: true } ),
} );

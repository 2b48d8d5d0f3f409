import { useEffect, useRef, useState } from '@wordpress/element';
import { toDecimal, toMinor } from '@shared/money';
import { getPaymentsState } from './state';
import type { Interval, NewProduct, Plans, SaveFailure } from './types';

/** Input of the form. */
export type NewPlan = {
	title: string;
	currency: string;
	/** Minor units; null if invalid. */
	amount: number | null;
	/** The price as it was typed. */
	typed: string;
	interval: Interval;
	isDonation: boolean;
	isOpenAmount: boolean;
};

type Failure = Pick< SaveFailure, 'field' | 'error' >;

const NONE: Failure = { field: '', error: '' };

/** Initial price in whole units. */
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

/** Changes the currency: the input is kept and validated again. */
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

/** Whether a plan is being saved. */
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

/** State of the form for a new plan: input, errors, setters. */
export type NewPlanForm = ReturnType< typeof useNewPlan >;

/**
 * State of the form for a new plan. It is held by the block, because the editor remounts the sidebar when its tabs or
 * the selection change.
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
		// Editing a field clears its error.
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

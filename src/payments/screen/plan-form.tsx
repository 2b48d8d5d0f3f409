import {
	Button,
	CheckboxControl,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { oneOf } from '@shared/guards';
import { CURRENCIES, formatAmount, parseTyped, toDecimal } from '@shared/money';
import { savePlan, type PlanValues } from './api';
import { getIntervalName } from './labels';
import { INTERVALS, type Plan } from './types';

type Props = {
	/** Plan to edit; null for a new one. */
	plan: Plan | null;
	/** Currency of a new plan. */
	currency: string;
	/** Called with a message after the plan was saved. */
	onDone: ( text: string ) => void;
};

const start = ( plan: Plan | null, currency: string ): PlanValues => ( {
	title: plan?.title ?? '',
	price: plan ? formatAmount( plan.amount, plan.currency ) : '',
	currency: plan?.currency ?? currency,
	interval: plan?.interval ?? '1 month',
	isOpen: plan?.isOpen ?? false,
	description: plan?.description ?? '',
	welcomeEmail: plan?.welcomeEmail ?? '',
} );

/** Values, errors and save function of the form. */
function usePlanForm( { plan, currency, onDone }: Props ) {
	const [ values, setValues ] = useState( () => start( plan, currency ) );
	const [ errors, setErrors ] = useState< Record< string, string > >( {} );
	const [ isBusy, setIsBusy ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const fail = ( problems: Record< string, string > ) => {
		setErrors( problems );
		// After the errors are rendered: focus the first invalid field.
		requestAnimationFrame( () =>
			form.current
				?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
				?.focus()
		);
	};
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		const amount = parseTyped( values.price, values.currency );
		if ( amount === null ) {
			fail( {
				price: __( 'A plan needs a valid price.', 'mainstreet-blocks' ),
			} );
			return;
		}
		setIsBusy( true );
		const result = await savePlan( plan?.id ?? 0, {
			...values,
			price: toDecimal( amount, values.currency ),
		} );
		setIsBusy( false );
		if ( result.ok ) {
			onDone( __( 'Plan saved.', 'mainstreet-blocks' ) );
			return;
		}
		fail(
			Object.keys( result.fields ).length > 0
				? result.fields
				: { form: result.message }
		);
	};
	return {
		values,
		errors,
		isBusy,
		form,
		submit,
		change: ( changes: Partial< PlanValues > ) =>
			setValues( ( known ) => ( { ...known, ...changes } ) ),
	};
}

/** Error message of a field. */
function Problem( { id, text = '' }: { id: string; text?: string } ) {
	return (
		<p id={ id } role="alert" className="mainstreet-screen__error">
			{ text }
		</p>
	);
}

/** Form for creating or editing a plan. */
export function PlanForm( props: Props ) {
	const { values, errors, isBusy, form, submit, change } =
		usePlanForm( props );
	const mark = ( name: string ) => ( {
		'aria-invalid': Boolean( errors[ name ] ),
		'aria-describedby': `mainstreet-plan-${ name }-error`,
	} );
	return (
		<form
			ref={ form }
			className="mainstreet-payments__form"
			aria-label={ __( 'Plan', 'mainstreet-blocks' ) }
			noValidate
			onSubmit={ submit }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'mainstreet-blocks' ) }
				value={ values.title }
				onChange={ ( title ) => change( { title } ) }
				{ ...mark( 'title' ) }
			/>
			<Problem id="mainstreet-plan-title-error" text={ errors.title } />
			<div className="mainstreet-payments__pair">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Price', 'mainstreet-blocks' ) }
					inputMode="decimal"
					value={ values.price }
					onChange={ ( price ) => change( { price } ) }
					{ ...mark( 'price' ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Currency', 'mainstreet-blocks' ) }
					value={ values.currency }
					options={ CURRENCIES.map( ( code ) => ( {
						value: code,
						label: code,
					} ) ) }
					onChange={ ( currency ) => change( { currency } ) }
					{ ...mark( 'currency' ) }
				/>
			</div>
			<Problem id="mainstreet-plan-price-error" text={ errors.price } />
			<Problem
				id="mainstreet-plan-currency-error"
				text={ errors.currency }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ _x(
					'Paid',
					'how often a payment plan is paid',
					'mainstreet-blocks'
				) }
				value={ values.interval }
				options={ INTERVALS.map( ( value ) => ( {
					value,
					label: getIntervalName( value ),
				} ) ) }
				onChange={ ( interval ) =>
					change( { interval: oneOf( INTERVALS )( interval ) } )
				}
				{ ...mark( 'interval' ) }
			/>
			<Problem
				id="mainstreet-plan-interval-error"
				text={ errors.interval }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'Allow buyers to choose their own amount',
					'mainstreet-blocks'
				) }
				checked={ values.isOpen }
				onChange={ ( isOpen ) => change( { isOpen } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Description', 'mainstreet-blocks' ) }
				help={ __(
					'Shown on the purchase page.',
					'mainstreet-blocks'
				) }
				rows={ 2 }
				value={ values.description }
				onChange={ ( description ) => change( { description } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Welcome email', 'mainstreet-blocks' ) }
				help={ __(
					'Sent to people who buy this plan. Leave empty to send no email.',
					'mainstreet-blocks'
				) }
				rows={ 3 }
				value={ values.welcomeEmail }
				onChange={ ( welcomeEmail ) => change( { welcomeEmail } ) }
			/>
			<Problem id="mainstreet-plan-form-error" text={ errors.form } />
			{ props.plan && (
				<p>
					{ __(
						'Existing subscribers keep paying the price they agreed to.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<div className="mainstreet-screen__answers">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					accessibleWhenDisabled
					disabled={ isBusy }
					isBusy={ isBusy }
				>
					{ __( 'Save', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</form>
	);
}

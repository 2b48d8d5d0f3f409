import {
	Button,
	ExternalLink,
	Notice,
	SelectControl,
	TextControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { isOneOf } from '@shared/guards';
import { AmountInput } from './amount-input';
import { CurrencySelect } from './currency-select';
import { getIntervalLabels } from './describe-price';
import { FieldError } from './field-error';
import { getPaymentsState } from './state';
import { INTERVALS, type Plans } from './types';
import type { NewPlan, NewPlanForm } from './use-new-plan';

type FieldsProps = {
	plan: NewPlan;
	onChange: ( changes: Partial< NewPlan > ) => void;
};

function IntervalField( { plan, onChange }: FieldsProps ) {
	const labels = getIntervalLabels();
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Interval', 'mainstreet-blocks' ) }
			value={ plan.interval }
			options={ INTERVALS.map( ( value ) => ( {
				value,
				label: labels[ value ],
			} ) ) }
			onChange={ ( value ) =>
				isOneOf( INTERVALS, value ) && onChange( { interval: value } )
			}
		/>
	);
}

const Switches = ( { plan, onChange }: FieldsProps ) => (
	<>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Mark this plan as a donation', 'mainstreet-blocks' ) }
			checked={ plan.isDonation }
			onChange={ ( isDonation ) => onChange( { isDonation } ) }
		/>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __(
				'Allow customers to pick their own amount',
				'mainstreet-blocks'
			) }
			help={ __(
				'The price is used as the suggested amount.',
				'mainstreet-blocks'
			) }
			checked={ plan.isOpenAmount }
			onChange={ ( isOpenAmount ) => onChange( { isOpenAmount } ) }
		/>
	</>
);

type NameProps = FieldsProps & { error: string };

function NameField( { plan, onChange, error }: NameProps ) {
	const id = useInstanceId( NameField, 'mainstreet-plan-name' );
	return (
		<div>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'mainstreet-blocks' ) }
				value={ plan.title }
				maxLength={ 255 }
				aria-invalid={ error !== '' }
				aria-errormessage={ error ? id : undefined }
				onChange={ ( title ) => onChange( { title } ) }
			/>
			<FieldError id={ id } text={ error } />
		</div>
	);
}

type Props = {
	plans: Pick< Plans, 'productType' >;
	/** State of `useNewPlan()`. */
	form: NewPlanForm;
};

/** Form for a new plan, with errors below the fields. */
export function PlanForm( { plans, form }: Props ) {
	const { plan, change, changeCurrency, save, isSaving, failure } = form;
	const { feesUrl } = getPaymentsState();
	const errorOf = ( field: 'title' | 'price' ) =>
		failure.field === field ? failure.error : '';
	return (
		<VStack spacing={ 4 }>
			<NameField
				plan={ plan }
				onChange={ change }
				error={ errorOf( 'title' ) }
			/>
			<CurrencySelect
				label={ __( 'Currency', 'mainstreet-blocks' ) }
				value={ plan.currency }
				onChange={ changeCurrency }
			/>
			<AmountInput
				label={ __( 'Price', 'mainstreet-blocks' ) }
				value={ plan.amount }
				currency={ plan.currency }
				typed={ plan.typed }
				onChange={ ( amount, typed ) => change( { amount, typed } ) }
				error={ errorOf( 'price' ) }
			/>
			<IntervalField plan={ plan } onChange={ change } />
			<Switches plan={ plan } onChange={ change } />
			{ feesUrl && (
				<ExternalLink href={ feesUrl }>
					{ __(
						'Read more about payment fees',
						'mainstreet-blocks'
					) }
				</ExternalLink>
			) }
			{ failure.field === '' && failure.error && (
				<Notice status="error" isDismissible={ false }>
					{ failure.error }
				</Notice>
			) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ save }
				isBusy={ isSaving }
				disabled={ isSaving }
				accessibleWhenDisabled
			>
				{ plans.productType === 'subscription'
					? __( 'Add this subscription', 'mainstreet-blocks' )
					: __( 'Add this payment plan', 'mainstreet-blocks' ) }
			</Button>
		</VStack>
	);
}

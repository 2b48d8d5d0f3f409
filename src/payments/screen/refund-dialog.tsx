import {
	BaseControl,
	CheckboxControl,
	useBaseControlProps,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import { formatAmount, formatMoney, parseTyped } from '@shared/money';
import { refundOrder } from './api';
import { describeRefund } from './labels';
import type { Order, OrderDetails } from './types';

type Props = {
	order: Order;
	/** Refundable amount, minor units. */
	left: number;
	/** Called with a message and the updated order. */
	onDone: ( text: string, order: OrderDetails ) => void;
	onClose: () => void;
};

/**
 * Creates the idempotency key of a refund. Repeated requests have the same key, so that a lost response does not lead to a second refund.
 */
const makeKey = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( 16 ) ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

const tooMuch = ( left: number, currency: string ): string =>
	sprintf(
		/* translators: %s: amount of money. */
		__( 'Please enter an amount up to %s.', 'mainstreet-blocks' ),
		formatMoney( left, currency )
	);

/** Message after a refund was requested. */
const describeDone = ( now: OrderDetails, isCanceled: boolean ): string => {
	const refund =
		describeRefund( now ) ||
		__(
			'Refund requested. The payment provider has not confirmed it yet.',
			'mainstreet-blocks'
		);
	return isCanceled
		? sprintf(
				/* translators: %s: sentence about a refund, such as "$5.00 refunded". */
				__( '%s. The subscription was canceled.', 'mainstreet-blocks' ),
				refund.replace( /\.$/, '' )
			)
		: refund;
};

/** State of the dialog, and the function that requests the refund. */
function useRefund( { order, left, onDone }: Props ) {
	const { id, currency } = order;
	const [ typed, setTyped ] = useState( formatAmount( left, currency ) );
	/** Whether to cancel the subscription; null until the user chooses: then a full refund cancels it. */
	const [ choice, setCanceling ] = useState< boolean | null >( null );
	const isCanceling =
		order.kind === 'subscription' &&
		( choice ?? parseTyped( typed, currency ) === left );
	const [ isInvalid, setIsInvalid ] = useState( false );
	/** Idempotency keys by amount: another amount is another refund. */
	const keys = useRef( new Map< number, string >() );
	const field = useRef< HTMLInputElement >( null );
	const fail = ( message: string ) => {
		setIsInvalid( true );
		field.current?.focus();
		return message;
	};
	const submit = async () => {
		const amount = parseTyped( typed, currency );
		if ( amount === null || amount < 1 || amount > left ) {
			return fail( tooMuch( left, currency ) );
		}
		const key = keys.current.get( amount ) ?? makeKey();
		keys.current.set( amount, key );
		setIsInvalid( false );
		const result = await refundOrder( id, amount, key, isCanceling );
		if ( ! result.ok ) {
			return fail( result.fields.amount ?? result.message );
		}
		const now = result.value;
		onDone( describeDone( now, isCanceling ), now );
		return '';
	};
	return {
		typed,
		setTyped,
		isCanceling,
		setCanceling,
		isInvalid,
		field,
		submit,
	};
}

/** Dialog for refunding an order in whole or in part. */
export function RefundDialog( props: Props ) {
	const { order, left, onClose } = props;
	const refund = useRefund( props );
	const { typed, setTyped, isInvalid, field, submit } = refund;
	const { baseControlProps, controlProps } = useBaseControlProps( {
		label: sprintf(
			/* translators: %s: code of a currency, such as EUR. */
			__( 'Amount (%s)', 'mainstreet-blocks' ),
			order.currency
		),
		help: sprintf(
			/* translators: %s: amount of money. */
			__( 'Maximum %s.', 'mainstreet-blocks' ),
			formatMoney( left, order.currency )
		),
	} );
	const errorId = `${ controlProps.id }-error`;
	return (
		<ActionDialog
			title={ __( 'Refund', 'mainstreet-blocks' ) }
			action={ __( 'Refund', 'mainstreet-blocks' ) }
			onAction={ submit }
			onClose={ onClose }
			errorId={ errorId }
		>
			<div className="mainstreet-payments__form">
				<p>
					<bdi>{ order.title }</bdi>{ ' ' }
					{ order.email && <bdi>({ order.email })</bdi> }
				</p>
				<BaseControl __nextHasNoMarginBottom { ...baseControlProps }>
					<input
						{ ...controlProps }
						ref={ field }
						type="text"
						inputMode="decimal"
						autoComplete="off"
						value={ typed }
						aria-invalid={ isInvalid }
						aria-describedby={ `${ controlProps[ 'aria-describedby' ] ?? '' } ${ errorId }`.trim() }
						onChange={ ( { target } ) => setTyped( target.value ) }
					/>
				</BaseControl>
				<p>
					{ __(
						'The refund goes to the original payment method. A full refund ends the access that was bought.',
						'mainstreet-blocks'
					) }
				</p>
				{ order.kind === 'subscription' && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __(
							'Cancel the subscription',
							'mainstreet-blocks'
						) }
						help={
							refund.isCanceling
								? __(
										'The buyer is not charged again, and access ends now.',
										'mainstreet-blocks'
									)
								: __(
										'The subscription continues, and the buyer is charged again.',
										'mainstreet-blocks'
									)
						}
						checked={ refund.isCanceling }
						onChange={ refund.setCanceling }
					/>
				) }
			</div>
		</ActionDialog>
	);
}
